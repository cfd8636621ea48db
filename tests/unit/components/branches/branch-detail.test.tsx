import { screen, within } from '@testing-library/dom';
import { BranchDetail } from '@/components/branches/BranchDetail';
import { BranchesView } from '@/components/branches/BranchesView';
import { branchMetadata } from '@/lib/features/branches/page';
import { branchIndexPage } from '@/lib/features/branches/pagination';
import { hrefOf } from '@/tests/support/href-of';
import { branch, broken, show, zone } from '@/tests/unit/features/support';

const zones = [zone(1, 'Centro', 'Diario', '6:00 a 14:00 h'), zone(2, 'Norte / Sur')];
const page = (change = {}, selected?: (typeof zones)[number], segment?: string) => ({
  branch: branch(change),
  zones,
  selected,
  segment,
});
const others = [
  branch({ id: 2, name: 'Apodaca', url: 'apodaca', street: 'Carril' }),
  branch({ id: 3, name: 'Mérida', url: 'merida', street: '', ubication: { state: 'Yucatán' } }),
];
const mapPlace = () => screen.getByRole('region', { name: 'Cómo llegar a Monterrey' });
const order = (before: Element, after: Element) =>
  Boolean(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the branch page', () => {
  test('opens the coordinates in a new tab on "Ver en maps"', () => {
    show(<BranchDetail page={page()} />);
    const [link] = screen.getAllByRole('link', { name: /^Ver en maps/ });
    expect(link).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=25.7,-100.3',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('shows a note if the zones are unknown, and no section if there are none', () => {
    const unknown = { ...page(), zones: [], selected: undefined };
    show(<BranchDetail page={{ ...unknown, lacksZones: true }} />);
    const region = screen.getByRole('region', { name: 'Zonas de servicio' });
    expect(within(region).getByText(/^No pudimos obtener esta lista/)).toBeVisible();
    show(<BranchDetail page={unknown} />);
    expect(screen.queryByRole('region', { name: 'Zonas de servicio' })).toBeNull();
  });

  test('shows address, phone, start of services and population', () => {
    show(<BranchDetail page={page()} />);
    // The address is shown once. Beside the map there is only the link to it.
    expect(screen.getByText('Calle Encino 1840')).toBeInTheDocument();
    expect(hrefOf('55 5555 0101')).toBe('tel:+525555550101');
    expect(screen.getByText('Marzo de 1994')).toBeInTheDocument();
    expect(screen.getByText('1,142,994 habitantes')).toBeInTheDocument();
  });

  test('shows the map in place of the info blocks if both values begin with 0', () => {
    show(<BranchDetail page={page()} />);
    const zonesOf = () => screen.getByRole('region', { name: 'Zonas de servicio' });
    expect(order(zonesOf(), mapPlace())).toBe(true);

    show(<BranchDetail page={page({ population: '0', start_services: '0' })} />);
    expect(order(mapPlace(), zonesOf())).toBe(true);
    expect(screen.queryByText('Población atendida')).toBeNull();
    expect(screen.queryByText('Inicio de servicios')).toBeNull();
    expect(within(mapPlace()).getByText('Calle Encino 1840')).toBeInTheDocument();

    show(<BranchDetail page={page({ population: '0' })} />);
    expect(order(zonesOf(), mapPlace())).toBe(true);
    expect(screen.getByText('Inicio de servicios')).toBeInTheDocument();
  });

  test('lists every closed zone with its next collection and a link to its page', () => {
    show(
      <BranchDetail page={page()} zoneDates={({ title }) => title === 'Centro' && <p>mañana</p>} />,
    );
    const rows = within(screen.getByRole('region', { name: 'Zonas de servicio' })).getAllByRole(
      'listitem',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/^Centro.*mañana/);
    expect(hrefOf('Centro')).toBe('/sucursales/monterrey/centro');
    expect(hrefOf('Norte / Sur')).toBe('/sucursales/monterrey/norte-sur');
    expect(screen.queryByText('Frecuencia')).toBeNull();
  });

  test('shows the editor’s words for a zone without weekly days, or a way to ask', () => {
    const odd = [zone(1, 'Centro', 'Según programa', '6:00 a 14:00 h'), zone(2, 'Norte')];
    show(<BranchDetail page={{ ...page(), zones: odd }} zoneDates={() => undefined} />);
    const [centro, norte] = within(
      screen.getByRole('region', { name: 'Zonas de servicio' }),
    ).getAllByRole('listitem');
    expect(centro).toHaveTextContent('Según programa, 6:00 a 14:00 h');
    expect(norte).toHaveTextContent('por teléfono');
  });

  test('shows the details of a zone above the links to the others, without a link to itself', () => {
    show(
      <BranchDetail page={page({}, zones[0], 'centro')} zoneHeader={<h1>Centro · Monterrey</h1>} />,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.querySelector('a[href^="/sucursales/monterrey/centro"]')).toBeNull();
    expect(hrefOf('Norte / Sur')).toBe('/sucursales/monterrey/norte-sur');
    expect(screen.getByText('6:00 a 14:00 h')).toBeVisible();
    const details = screen.getByText('Frecuencia');
    expect(order(details, screen.getByRole('link', { name: 'Norte / Sur' }))).toBe(true);
    expect(order(details, screen.getByText('Dirección y teléfono'))).toBe(true);
  });

  test('renders with all fields empty', () => {
    const empty = { street: '', ext_number: '', sector: '', postal_code: '', phone_number: '' };
    const nowhere = { ubication: { state: '' }, latitude: undefined, longitude: undefined };
    const facts = { population: '', start_services: '' };
    const bare = { ...page({ ...empty, ...nowhere, ...facts }), zones: [], selected: undefined };
    show(<BranchDetail page={bare} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monterrey');
    expect(screen.queryByRole('heading', { name: 'Zonas de servicio' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Ver en maps/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('query=Monterrey'),
    );
  });

  test('shows a phone that cannot be dialled as text', () => {
    show(<BranchDetail page={page({ phone_number: 'Ext. 12' })} />);
    expect(screen.getAllByText('Ext. 12')).not.toHaveLength(0);
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  test('dials an extension but no old prefix, and links two numbers separately', () => {
    const phone_number = '01 (81) 1234-5678 ext. 102 / 55 8765 4321';
    show(<BranchDetail page={page({ phone_number })} />);
    const dialled = [
      ...(document.querySelector('address')?.querySelectorAll('a[href^="tel:"]') ?? []),
    ];
    expect(dialled.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['(81) 1234-5678 ext. 102', 'tel:+528112345678;ext=102'],
      ['55 8765 4321', 'tel:+525587654321'],
    ]);
  });

  test('renders with a very long name', () => {
    show(<BranchDetail page={page({ name: broken.name, url: '' })} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('😀 % / <b>');
  });
});

test('the index lists every branch under its state', () => {
  const index = branchIndexPage([branch(), ...others], 1);
  show(index && <BranchesView index={index} />);
  const states = screen.getAllByRole('heading', { level: 2 });
  expect(states.map(({ textContent }) => textContent)).toEqual(['Nuevo León', 'Yucatán']);
  expect(hrefOf('Mérida')).toBe('/sucursales/merida');
});

describe('metadata', () => {
  test('falls back on name, address and phone', () => {
    const metadata = branchMetadata(page());
    expect(metadata.title).toEqual({ absolute: expect.stringMatching(/^Sucursal Monterrey/) });
    expect(metadata.description).toContain('Calle Encino 1840');
  });
  test('adds no second dot to a part that ends with one', () => {
    const ending = { street: 'Vía 5', ext_number: '', sector: '', postal_code: '' };
    const address = { ...ending, ubication: { state: 'Grupo Norte, A.C.' } };
    expect(branchMetadata(page({ ...address, phone_number: '' })).description).toBe(
      'Sucursal Monterrey. Vía 5, Grupo Norte, A.C.',
    );
    expect(branchMetadata(page(address)).description).toMatch(/, A\.C\. [^.]+\.$/);
    const odd = zone(2, 'Norte', 'Según calendario', '6:00 a 14:00 hrs.');
    expect(branchMetadata(page({}, odd, 'norte')).description).toBe(
      'Servicio en Norte, Monterrey, según calendario, 6:00 a 14:00 hrs.',
    );
  });
  const ORIGIN = 'http://localhost:3000';

  test('makes a zone with weekly days a separate page with its own share picture', () => {
    const metadata = branchMetadata(page({ zones }, zones[0], 'centro'));
    expect(metadata.alternates?.canonical).toBe(`${ORIGIN}/sucursales/monterrey/centro`);
    expect(metadata.title).toEqual({
      absolute: expect.stringMatching(/^Centro · Monterrey: todos los días \|/),
    });
    expect(metadata.description).toBe(
      'Recolección en Centro, sucursal Monterrey: todos los días, de 6:00 a 14:00.',
    );
    expect(metadata.openGraph?.title).toMatch(/^Centro · Monterrey: todos los días \|/);
    expect(metadata.openGraph?.images).toMatchObject([
      { url: `${ORIGIN}/compartir/sucursales/monterrey/centro` },
    ]);
  });
  test.each([
    ['without days', zone(2, 'Norte', '', '6:00 a 14:00 h')],
    ['whose days are no weekdays', zone(2, 'Norte', 'Según calendario', '6:00 a 14:00 h')],
  ])('names the branch’s page as the canonical URL of a zone %s', (_, odd) => {
    const metadata = branchMetadata(page({ zones: [odd] }, odd, 'Norte'));
    expect(metadata.alternates?.canonical).toBe(`${ORIGIN}/sucursales/monterrey`);
  });
  test('describes a zone with unreadable days by the editor’s words', () => {
    const odd = zone(2, 'Norte', 'Según calendario', '6:00 a 14:00 h');
    const { title, description } = branchMetadata(page({}, odd, 'norte'));
    expect(title).toEqual({
      absolute: expect.stringMatching(/^Norte · Monterrey: días de recolección \|/),
    });
    expect(description).toBe('Servicio en Norte, Monterrey, según calendario, 6:00 a 14:00 h.');
  });
});
