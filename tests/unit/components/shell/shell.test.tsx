import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { renderToString } from 'react-dom/server';
import { CookieBanner } from '@/components/shell/CookieBanner';
import { FloatingQuote } from '@/components/shell/FloatingQuote';
import { NavBehaviour } from '@/components/shell/NavBehaviour';
import { Drawer, MainNav } from '@/components/shell/Navigation';
import { CONSENT_EVENT, consentScript, hasConsent } from '@/lib/features/shell/consent';
import type { NavSection } from '@/lib/features/shell/navigation';
import { hrefOf } from '@/tests/support/href-of';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }));
const at = (pathname: string) => jest.mocked(usePathname).mockReturnValue(pathname);

const sections: NavSection[] = [
  {
    id: 1,
    label: 'Nuestra empresa',
    href: '',
    groups: [
      { title: 'Conócenos', links: [{ label: 'Historia', href: '/nuestra_empresa/historia' }] },
      { title: '', links: [{ label: 'Sitio hermano', href: 'https://otro.example/' }] },
    ],
  },
  {
    id: 2,
    label: 'Servicios',
    href: '/servicios',
    groups: [{ title: '', links: [{ label: 'Reciclaje', href: '/detalle_linea/reciclaje' }] }],
  },
  { id: 3, label: 'Noticias', href: '/blog', groups: [] },
];

describe('cookie banner', () => {
  beforeEach(() => {
    document.cookie = 'cookies_aceptadas=; Max-Age=0; Path=/';
    delete document.documentElement.dataset.consent;
  });
  const runScript = () => new Function(consentScript)();

  test('has its text in the HTML of the server', () => {
    const html = renderToString(<CookieBanner />);
    expect(html).toContain('Este sitio utiliza cookies.');
    expect(html).toMatch(/<button[^>]*>Aceptar<\/button>/);
  });

  test('is hidden now and on every later page once accepted, and listeners are notified', async () => {
    const told = jest.fn();
    window.addEventListener(CONSENT_EVENT, told);
    render(<CookieBanner />);
    runScript();
    expect(document.documentElement.dataset.consent).toBeUndefined();
    expect(hasConsent()).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(document.documentElement.dataset.consent).toBe('yes');
    expect(hasConsent()).toBe(true);
    expect(told).toHaveBeenCalledTimes(1);

    // On the next page only the cookie remains.
    delete document.documentElement.dataset.consent;
    runScript();
    expect(document.documentElement.dataset.consent).toBe('yes');
    window.removeEventListener(CONSENT_EVENT, told);
  });

  test.each(['otras_cookies_aceptadas=1', 'cookies_aceptadas=10', 'cookies_aceptadas=0'])(
    'does not accept the cookie %s as consent',
    (cookie) => {
      document.cookie = `${cookie}; Path=/`;
      runScript();
      expect(hasConsent()).toBe(false);
      expect(document.documentElement.dataset.consent).toBeUndefined();
      document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
    },
  );
});

describe('floating quote button', () => {
  test.each(['/', '/blog', '/contactanos', '/cotizador-2', '/sucursales/cotizador'])(
    'is on %s',
    (path) => {
      at(path);
      render(<FloatingQuote />);
      expect(hrefOf('Solicita tu cotizacion')).toBe('/cotizador');
    },
  );

  test.each(['/cotizador', '/solicita_cotizacion'])('is absent on %s', (path) => {
    at(path);
    const { container } = render(<FloatingQuote />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe.each([
  { what: 'main navigation', Navigation: MainNav, first: [] },
  // Most visitors on a phone look for this.
  {
    what: 'drawer',
    Navigation: Drawer,
    first: [['Días de recolección', '/sucursales#encuentra-tu-zona', null]],
  },
])('$what', ({ Navigation, first }) => {
  test('opens one section at a time, because they are disclosures of one group', () => {
    const { container } = render(<Navigation sections={sections} />);
    const groups = [...container.querySelectorAll('details')];
    expect(groups).toHaveLength(2);
    const [name, ...others] = groups.map((group) => group.getAttribute('name'));
    expect(name).toBeTruthy();
    expect(others).toEqual([name]);
    expect(groups.map((group) => group.open)).toEqual([false, false]);
    expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
      'Nuestra empresa',
      'Más páginas de Servicios',
    ]);
  });

  test('does so in a browser without groups of disclosures', () => {
    const { container } = render(
      <>
        <Navigation sections={sections} />
        <NavBehaviour />
      </>,
    );
    const groups = [...container.querySelectorAll('details')];
    for (const group of groups) group.open = true;
    fireEvent(groups[1]!, new Event('toggle'));
    expect(groups.map((group) => group.open)).toEqual([false, true]);
  });

  test('links a section that is also a page, and opens it by a separate control', () => {
    const { container } = render(<Navigation sections={sections} />);
    const link = within(container).getByRole('link', { name: 'Servicios', hidden: true });
    expect(link).toHaveAttribute('href', '/servicios');
    expect(link.closest('details')).toBeNull();
    expect(link.nextElementSibling?.querySelector('summary')).toHaveTextContent(
      'Más páginas de Servicios',
    );
    // A section that is not a page has its name on the control.
    expect(within(container).queryByRole('link', { name: 'Nuestra empresa' })).toBeNull();
  });

  test('has a link for every entry that works without script', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Navigation sections={sections} />);
    const links = [...page.querySelectorAll('nav a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);
    expect(links).toEqual([
      ...first,
      ['Historia', '/nuestra_empresa/historia', null],
      ['Sitio hermano', 'https://otro.example/', 'noopener'],
      ['Servicios', '/servicios', null],
      ['Reciclaje', '/detalle_linea/reciclaje', null],
      ['Noticias', '/blog', null],
    ]);
  });

  test('renders without sections', () => {
    render(<Navigation sections={[]} />);
    expect(screen.getByRole('navigation', { hidden: true })).toBeInTheDocument();
  });
});

test('the two navigations do not close each other', () => {
  const { container } = render(
    <>
      <MainNav sections={sections} />
      <Drawer sections={sections} />
    </>,
  );
  const names = [...container.querySelectorAll('details')].map((group) =>
    group.getAttribute('name'),
  );
  expect(new Set(names).size).toBe(2);
});

test('the drawer opens and closes by its own buttons, and contains phone and quote', () => {
  const { container } = render(<Drawer sections={sections} />);
  const drawer = container.querySelector('[popover]');
  const open = screen.getByRole('button', { name: 'Abrir el menú' });
  const close = screen.getByRole('button', { name: 'Cerrar el menú', hidden: true });
  expect(open.getAttribute('popovertarget')).toBe(drawer?.id);
  expect(close.getAttribute('popovertarget')).toBe(drawer?.id);
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
  const inside = within(drawer instanceof HTMLElement ? drawer : container);
  expect(inside.getByText('Solicita tu cotizacion')).toHaveAttribute('href', '/cotizador');
  expect(inside.getByText('800 733 22 22')).toHaveAttribute('href', 'tel:+528007332222');
});

test('the drawer opens and closes in a browser without popovers', async () => {
  expect('popover' in HTMLElement.prototype).toBe(false);
  const { container } = render(
    <>
      <Drawer sections={sections} />
      <NavBehaviour />
    </>,
  );
  const drawer = container.querySelector('[popover]');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el menú' }));
  expect(drawer).toHaveAttribute('data-shown');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el menú', hidden: true }));
  expect(drawer).not.toHaveAttribute('data-shown');
});

describe('open panels of the main navigation', () => {
  function show() {
    const view = render(
      <>
        <MainNav sections={sections} />
        <NavBehaviour />
        <p>Página</p>
        <button type="button">Sigue</button>
      </>,
    );
    const [panel] = view.container.querySelectorAll('details');
    if (!panel) throw new Error('no panel');
    panel.open = true;
    return { ...view, panel, summary: within(panel).getByText('Nuestra empresa') };
  }

  test('close on Escape, and focus inside returns to the entry', async () => {
    const { panel, summary } = show();
    within(panel).getByText('Historia').focus();
    await userEvent.keyboard('{Escape}');
    expect(panel.open).toBe(false);
    expect(summary).toHaveFocus();
  });

  test('close on a press outside, and stay on a press inside their head', async () => {
    const { panel } = show();
    await userEvent.click(screen.getByText('Página'));
    expect(panel.open).toBe(false);
  });

  test('close once the focus has left, and stay while it is inside', () => {
    const { panel, summary } = show();
    act(() => summary.closest('summary')?.focus());
    act(() => within(panel).getByText('Historia').focus());
    expect(panel.open).toBe(true);
    act(() => screen.getByText('Sigue').focus());
    expect(panel.open).toBe(false);
    expect(screen.getByText('Sigue')).toHaveFocus();
  });
});
