import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SearchScreen } from '@/components/search/SearchScreen';
import { renderAt } from '@/tests/support/fresh-cache';
import { hrefOf } from '@/tests/support/href-of';
import { mockFetch } from '@/tests/support/mock-fetch';

jest.mock('next/navigation', () => jest.requireActual('@/tests/support/next-navigation'));

let asked: ReturnType<typeof mockFetch>;

const open = (address: string) => renderAt(address, <SearchScreen />);
async function openFound(value: unknown, address = '/busqueda?search=x') {
  open(address);
  await settle(() => asked[0]?.respond(value));
}
const clickMore = () => settle(() => fireEvent.click(more() as Element));
const retry = () =>
  settle(() => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
const settle = (work: () => void) => act(async () => work());
const found = (total: number, change = {}, site: unknown = { results: [] }, most = 99) => {
  const cards = Array.from({ length: Math.min(total, most) }, (_, index) => ({
    ...{ key: String(index), title: `Resultado ${index + 1}`, href: `/r/${index + 1}` },
    ...{ module: 'Noticias', date: '3 de marzo de 2026', excerpt: 'Texto', file: '', ...change },
  }));
  return { site, gateway: { total, cards } };
};
const results = () => screen.queryAllByRole('article').length;
const more = () => screen.queryByRole('link', { name: 'Cargar más resultados' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const status = () => screen.getByRole('status').textContent;
const box = () => screen.getByPlaceholderText('Buscar');
const type = (term: string) => {
  fireEvent.change(box(), { target: { value: term } });
  return settle(() => fireEvent.submit(screen.getByRole('search')));
};

beforeEach(() => {
  asked = mockFetch();
});

test('the screen shows the term and the first 3 results', async () => {
  open('/busqueda?search=caf%C3%A9');
  expect(heading()).toBe('Búsqueda de "café"');
  expect(document.title).toMatch(/^Búsqueda de "café" \| /);
  expect(box()).toHaveValue('café');
  expect(asked[0]?.path).toBe('/api/search?search=caf%C3%A9');
  expect(status()).toBe('Buscando…');
  await settle(() => asked[0]?.respond(found(6)));
  expect(results()).toBe(3);
  expect(status()).toBe('6 resultados');
  const [first] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByText('3 de marzo de 2026')).toBeInTheDocument();
  expect(hrefOf(/Ver más.*Resultado 1/, first as HTMLElement)).toBe('/r/1');
});

test.each([
  [1, false],
  [3, false],
  [4, true],
])('the button for more is visible for %d results: %p', async (total, stands) => {
  await openFound(found(total));
  expect(more() !== null).toBe(stands);
});

test('"Cargar más resultados" adds 2, moves the focus, and disappears at the end', async () => {
  await openFound(found(6));
  expect(more()).toHaveAttribute('href', '/busqueda?search=x&pagina=2');
  await clickMore();
  expect(results()).toBe(5);
  expect(screen.getByRole('link', { name: /Resultado 4$/ })).toHaveFocus();
  expect(window.location.search).toBe('?search=x&pagina=2');
  await clickMore();
  expect(results()).toBe(6);
  expect(more()).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a URL with a page shows as many results again', async () => {
  await openFound(found(20), '/busqueda?search=x&pagina=3');
  expect(results()).toBe(7);
});

test('Enter and the button search, with a new history entry', async () => {
  open('/busqueda?search=uno');
  const entries = window.history.length;
  await type('  dos ');
  expect(window.location.search).toBe('?search=dos');
  expect(window.history.length).toBe(entries + 1);
  expect(heading()).toBe('Búsqueda de "dos"');
  fireEvent.change(box(), { target: { value: 'tres' } });
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Buscar' })));
  expect(heading()).toBe('Búsqueda de "tres"');
});

test('a URL without a term empties the box', async () => {
  open('/busqueda?search=uno');
  await settle(() => window.history.pushState(null, '', '/busqueda'));
  expect(heading()).toBe('Búsqueda');
  expect(box()).toHaveValue('');
});

test('a late response to an earlier term is never shown', async () => {
  open('/busqueda?search=lenta');
  await type('rápida');
  await settle(() => asked[1]?.respond(found(1, { title: 'Nueva' })));
  await settle(() => asked[0]?.respond(found(1, { title: 'Vieja' })));
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Nueva');
  expect(heading()).toBe('Búsqueda de "rápida"');
});

test('a result of an unknown module has no dead link', async () => {
  await openFound(found(5, { href: undefined }));
  expect(screen.queryByRole('link', { name: /Ver más/ })).toBeNull();
  await clickMore();
  expect(screen.getAllByRole('listitem').at(-2)).toHaveFocus();
});

test('an empty result shows a sentence and places to go', async () => {
  await openFound(found(0), '/busqueda?search=zzz');
  expect(status()).toBe('No encontramos resultados para "zzz"');
  for (const name of ['Servicios', 'Noticias', 'Contacto', '800 733 22 22']) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
});

test('the next results are requested beyond the 99 of a response, up to the last', async () => {
  open('/busqueda?search=x&pagina=49');
  expect(asked[0]?.path).toBe('/api/search?search=x');
  await settle(() => asked[0]?.respond(found(120)));
  expect(results()).toBe(99);
  expect(status()).toBe('120 resultados');
  await clickMore();
  expect(asked[1]?.path).toBe('/api/search?search=x&pagina=50');
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(results()).toBe(99);
  await settle(() => asked[1]?.respond(found(120, {}, { results: [] }, 197)));
  expect(results()).toBe(101);
  expect(document.activeElement).toHaveAccessibleName(/Resultado 100$/);
  await settle(() => window.history.replaceState(null, '', '/busqueda?search=x&pagina=60'));
  expect(results()).toBe(120);
  expect(status()).toBe('120 resultados');
  expect(more()).toBeNull();
  expect(asked).toHaveLength(2);
});

test.each([
  ['the site', (one: (typeof asked)[number] | undefined) => one?.fail(502)],
  ["the gateway's search", (one) => one?.respond({ site: { results: [] }, gateway: null })],
] as [string, (one: (typeof asked)[number] | undefined) => void][])(
  'the results stay while %s does not respond, and more can be requested again',
  async (_, fail) => {
    await openFound(found(120), '/busqueda?search=x&pagina=49');
    await clickMore();
    await settle(() => fail(asked[1]));
    expect(results()).toBe(99);
    expect(screen.getByRole('alert')).toHaveTextContent('los anteriores siguen aquí');
    expect(more()).toBeNull();
    await retry();
    await settle(() => asked[2]?.respond(found(120, {}, { results: [] }, 197)));
    expect(results()).toBe(101);
  },
);

test('a failed request shows a message, the phone and a retry', async () => {
  open('/busqueda?search=x');
  await settle(() => asked[0]?.fail(502));
  expect(screen.getByRole('alert')).toHaveTextContent('800 733 22 22');
  await retry();
  await settle(() => asked[1]?.respond(found(2)));
  expect(results()).toBe(2);
  expect(screen.getByRole('link', { name: /Resultado 1$/ })).toHaveFocus();
});

describe("the site's own results", () => {
  const own = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ title: `Página ${index + 1}`, href: `/p/${index + 1}`, kind: 'Sucursal' },
      line: 'Calle 8',
    }));
  const group = () => screen.getByRole('region', { name: 'En este sitio' });

  test('are above the cards with their kind, and do not count as the 3 and 2', async () => {
    await openFound(found(6, {}, { results: own(2) }));
    expect(status()).toBe('8 resultados');
    const links = within(group()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/p/1', '/p/2']);
    expect(within(group()).getAllByText('Sucursal')).toHaveLength(2);
    expect(results()).toBe(3);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'En este sitio',
      'Noticias, prensa y programas',
    ]);
  });

  test('show 3 at once and the others in a disclosure, which also works without script', async () => {
    await openFound(found(0, {}, { results: own(7) }));
    const more = screen.getByRole('group');
    expect(within(more).getByText('Ver más páginas del sitio')).toBeInTheDocument();
    expect(within(more).getAllByRole('link', { hidden: true })).toHaveLength(4);
    expect(within(group()).getAllByRole('link', { hidden: true })).toHaveLength(7);
    expect(screen.queryByText(/^Revisa la ortografía/)).toBeNull();
  });

  test('need no disclosure if there are only 3', async () => {
    await openFound(found(0, {}, { results: own(3) }));
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('explain why they are near a postal code', async () => {
    await openFound(found(0, {}, { results: own(1), isNear: true }), '/busqueda?search=24099');
    expect(group()).toHaveTextContent(
      'No tenemos sucursal en ese código postal. Las más cercanas, por su número:',
    );
  });

  test('link the correction of a mistyped word', async () => {
    await openFound(
      found(0, {}, { results: own(1), spelling: 'factura' }),
      '/busqueda?search=facutra',
    );
    expect(screen.getByText(/^¿Quisiste decir/)).toBeInTheDocument();
    expect(hrefOf('“factura”')).toBe('/busqueda?search=factura');
  });

  test('are never "nothing found" if they could not be searched', async () => {
    await openFound(found(0, {}, null));
    expect(screen.getByRole('alert')).toHaveTextContent(/servicios, sucursales y zonas/);
    expect(screen.queryByText(/^Revisa la ortografía/)).toBeNull();
  });

  test('stay with the phone and a retry if the gateway does not respond', async () => {
    await openFound({ gateway: null, site: { results: own(1) } });
    expect(group()).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('800 733 22 22');
    await retry();
    await settle(() => asked[1]?.respond(found(2)));
    expect(results()).toBe(2);
  });
});

test.each([
  ['a link of the header', '<a href="/">Logotipo</a>', () => screen.getByText('Logotipo')],
  ['an open menu', '<details data-nav-panel open>Menú</details>', () => document.body],
])('%s keeps the focus on a page without a term', (_, html, focused) => {
  const header = document.body.appendChild(document.createElement('header'));
  header.innerHTML = html;
  focused().focus();
  open('/busqueda');
  expect(focused()).toHaveFocus();
  header.remove();
});

test('a page without a term shows a hint and suggestions, and focuses the box', () => {
  open('/busqueda');
  expect(heading()).toBe('Búsqueda');
  expect(screen.getByText(/^Escribe una palabra o una pregunta/)).toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(asked).toHaveLength(0);
});

test('a term of more than 200 characters is not requested', () => {
  open(`/busqueda?search=${'a'.repeat(201)}`);
  expect(screen.getByText(/admite hasta 200 caracteres/)).toBeInTheDocument();
  expect(box()).toHaveAttribute('maxlength', '200');
  expect(heading()).toBe(`Búsqueda de "${'a'.repeat(80)}…"`);
  expect(asked).toHaveLength(0);
});

test('the server sends heading, form, and the replacement without script', () => {
  window.history.replaceState(null, '', '/busqueda');
  const html = renderToString(<SearchScreen />);
  expect(html).toContain('<h1');
  expect(html).toMatch(/<noscript>.*action="\/busqueda\/resultados"/);
});
