import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mapData } from '@/components/map/map-data';
import { MapPanel } from '@/components/map/MapPanel';
import { mapPlaces } from '@/lib/features/map/places';
import { FULL_VIEW } from '@/lib/features/map/view';
import { installBrowser, scrollInView } from '@/tests/support/browser';
import { hrefOf } from '@/tests/support/href-of';
import { branch, line } from '@/tests/unit/features/support';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(mockQuery),
}));

let mockQuery = '';

beforeEach(() => {
  installBrowser();
  mockQuery = '';
});

const north = { latitude: 25.7, longitude: -100.3 };
const south = { latitude: 20.93, longitude: -89.67 };
const offices = [
  branch({ id: 1, ...north }),
  branch({ id: 2, name: 'Mérida', url: 'merida', ubication: { state: 'Yucatán' }, ...south }),
  branch({ id: 3, name: 'Sin lugar', url: 'sin-lugar', latitude: undefined }),
];
const markers = [
  { id: 1, name: 'Reciclaje', name_marker_image: '' },
  { id: 2, name: 'Transporte', name_marker_image: 'marker-line-2.png' },
];
const unit = (id: number) => ({ id, name: '', url: '', name_image: '' });
const lines = [
  line({ id: 1, business_unit: [unit(1), unit(3)] }),
  line({ id: 2, business_unit: [unit(1), unit(2)] }),
];
const presence = [
  { ...north, business_line: { name: 'Reciclaje', name_marker_image: '' } },
  { ...north, business_line: { name: 'Transporte', name_marker_image: '' } },
  { ...south, business_line: { name: 'Transporte', name_marker_image: '' } },
];
const data = (markersShown = presence) => mapData(mapPlaces(markers, markersShown, offices, lines));
const map = () => screen.getByRole('group', { name: 'Mapa de México' });
const marker = (name: string) => within(map()).getByRole('button', { name });
const branches = () => screen.getAllByRole('link').map((link) => link.textContent);

const user = userEvent.setup();
const showLines = () => user.click(screen.getByRole('radio', { name: 'Líneas de negocio' }));
async function openLines() {
  render(<MapPanel {...data()} hasList />);
  await showLines();
}

test('the server sends the branches first, as markers and as the complete list', () => {
  const html = renderToString(<MapPanel {...data()} hasList />);
  expect(html).toContain('aria-label="Sucursal Monterrey"');
  expect(html).toContain('aria-label="Sucursal Mérida"');
  expect(html).not.toContain('type="checkbox"');
  expect(html).toContain('Sin lugar');
  expect(html).toContain('Mapa: @svg-maps/mexico, CC BY 4.0');
});

test.each([
  ['mapa=lineas', 'Líneas de negocio'],
  ['mapa=otro', 'Sucursales'],
  ['', 'Sucursales'],
])('a link with "%s" opens the mode %s', (query, mode) => {
  mockQuery = query;
  render(<MapPanel {...data()} hasList />);
  expect(screen.getByRole('radio', { name: mode })).toBeChecked();
});

test('a mode that was chosen before the script came is shown', async () => {
  const panel = <MapPanel {...data()} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(panel);
  const radio = within(container).getByRole('radio', { name: 'Líneas de negocio' });
  (radio as HTMLInputElement).checked = true;
  render(panel, { container, hydrate: true });
  expect(marker('Transporte cerca de Mérida')).toBeVisible();
  expect(radio).toBeChecked();
});

test('a checkbox filters the markers and the list', async () => {
  await openLines();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Transporte' }));
  expect(marker('Reciclaje cerca de Monterrey')).toBeInTheDocument();
  expect(within(map()).queryByRole('button', { name: /Mérida/ })).toBeNull();
  expect(branches()).toEqual(['Monterrey', 'Sin lugar']);
  expect(screen.getByText('2 sucursales en 1 estado con las líneas elegidas.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Reciclaje' }));
  expect(screen.getByText(/Ninguna sucursal/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar todas' }));
  expect(branches()).toEqual(['Monterrey', 'Sin lugar', 'Mérida']);
});

test('the mode of branches opens a window, which Escape closes, the focus restored', async () => {
  await openLines();
  await user.click(screen.getByRole('radio', { name: 'Sucursales' }));
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  await user.click(marker('Sucursal Mérida'));
  const dialog = screen.getByRole('dialog', { name: 'Mérida' });
  expect(within(dialog).getByRole('button', { name: 'Cerrar la ventana' })).toHaveFocus();
  expect(dialog).toHaveTextContent('Calle Encino 1840, Industrial, C.P. 64440, Yucatán');
  expect(hrefOf('55 5555 0101', dialog)).toBe('tel:+525555550101');
  expect(hrefOf('Ver sucursal Mérida', dialog)).toBe('/sucursales/merida');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(marker('Sucursal Mérida')).toHaveFocus();
});

test('the window closes once the focus has gone on to another marker', async () => {
  render(<MapPanel {...data()} />);
  await user.click(marker('Sucursal Mérida'));
  act(() => screen.getByRole('link', { name: 'Ver sucursal Mérida' }).focus());
  expect(screen.getByRole('dialog', { name: 'Mérida' })).toBeVisible();
  act(() => marker('Sucursal Monterrey').focus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(marker('Sucursal Monterrey')).toHaveFocus();
});

test('a group in one place names its lines, and its window goes with its markers', async () => {
  await openLines();
  await user.click(marker('2 puntos de servicio cerca de Monterrey'));
  const dialog = screen.getByRole('dialog', { name: 'Monterrey' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Reciclaje', 'Transporte']);
  await user.click(screen.getByRole('button', { name: 'Quitar todas' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a group says what it counts, and the map says what that is', async () => {
  const twice = [branch({ id: 1, ...north }), branch({ id: 2, name: 'Apodaca', ...north })];
  render(<MapPanel {...mapData(mapPlaces(markers, presence, twice, lines))} />);
  expect(marker('2 sucursales cerca de Apodaca')).toHaveTextContent('2 sucursales');
  expect(screen.queryByText(/Un punto de servicio es/)).toBeNull();
  await showLines();
  expect(marker('2 puntos de servicio cerca de Apodaca')).toHaveTextContent('2 puntos');
  expect(
    screen.getByText(/Un punto de servicio es una línea de negocio en una ciudad\./),
  ).toBeVisible();
});

test('the map comes before its checkboxes', async () => {
  await openLines();
  const [checkbox] = screen.getAllByRole('checkbox');
  expect(map().compareDocumentPosition(checkbox!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('zoom by buttons and keys; arrows move the map and keep the focus in it', async () => {
  render(<MapPanel {...data()} />);
  expect(within(map()).getByRole('button', { name: 'Alejar el mapa' })).toHaveAttribute(
    'aria-disabled',
  );
  await user.click(screen.getByRole('button', { name: 'Acercar el mapa' }));
  expect(screen.getByText(/^Acercamiento 2×/)).toBeInTheDocument();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(map()).toHaveFocus();
  await user.keyboard('-');
  expect(screen.queryByText(/^Acercamiento/)).toBeNull();
});

test('a window is closed by its button after the map was dragged', async () => {
  render(<MapPanel {...data()} start={{ ...FULL_VIEW, scale: 1.5 }} />);
  await user.click(marker('Sucursal Monterrey'));
  map().setPointerCapture = jest.fn();
  const pointers = [
    ['pointerdown', 50],
    ['pointermove', 60],
    ['pointerup', 60],
  ] as const;
  for (const [type, clientX] of pointers) {
    fireEvent(map(), new MouseEvent(type, { clientX, bubbles: true }));
  }
  await user.click(screen.getByRole('button', { name: 'Cerrar la ventana' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the browser keeps its own keys', () => {
  render(<MapPanel {...data()} start={{ ...FULL_VIEW, scale: 2 }} />);
  for (const own of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    for (const key of ['ArrowLeft', '+', '-']) {
      expect(fireEvent.keyDown(map(), { key, ...own })).toBe(true);
      expect(screen.getByText(/^Acercamiento 2×/)).toBeInTheDocument();
    }
  }
});

test('more markers than travel with the page are counted by the server', async () => {
  const many = Array.from({ length: 301 }, () => presence[0]!);
  const given = data(many);
  expect(given.presence).toBeUndefined();
  expect(given.preview).toEqual({
    suc: [],
    lineas: [[expect.any(Number), expect.any(Number), 301]],
  });
  render(<MapPanel {...given} />);
  await showLines();
  expect(screen.getByText(/^301/)).toHaveTextContent('301 puntos');
});

describe('more branches than travel with the page', () => {
  const many = Array.from({ length: 61 }, (_, at) =>
    branch({ id: at + 1, name: `Sucursal ${at}`, url: `s-${at}`, ...north }),
  );
  const places = mapPlaces(markers, presence, many, lines);

  test('are counted by state and not named', () => {
    const html = renderToString(<MapPanel {...mapData(places)} hasList />);
    expect(html).toContain('61 sucursales');
    expect(html).not.toContain('Sucursal 7');
  });

  test('are no part of the map of one, whose pin a group would hide', () => {
    const { states, counts } = mapData(places, 8);
    expect(states.flatMap((state) => state.branches.map(({ name }) => name))).toEqual([
      'Sucursal 7',
    ]);
    expect(counts).toBeUndefined();
    render(<MapPanel {...mapData(places, 8)} ownId={8} />);
    expect(screen.getByRole('button', { name: 'Sucursal Sucursal 7' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /sucursales cerca de/ })).toBeNull();
  });

  test('come with the map', async () => {
    const fetched = { presence: places.presence, states: places.states };
    const answer = { ok: true, status: 200, json: async () => fetched };
    Object.assign(window, { fetch: jest.fn(async () => answer) });
    render(<MapPanel {...mapData(places)} hasList />);
    act(() => scrollInView(true));
    expect(await screen.findByRole('button', { name: /61 sucursales cerca de/ })).toBeVisible();
    await showLines();
    expect(screen.getByRole('button', { name: /puntos de servicio cerca de/ })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Transporte' }));
    expect(screen.getByText(/con las líneas elegidas/)).toBeVisible();
  });
});
