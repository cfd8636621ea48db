import { act, fireEvent, screen, within } from '@testing-library/react';
import { NewsBrowser } from '@/components/news/NewsBrowser';
import type { NewsPage } from '@/lib/features/news/cards';
import { clickFollows } from '@/tests/support/click-follows';
import { renderAt } from '@/tests/support/fresh-cache';
import { mockFetch } from '@/tests/support/mock-fetch';
import { pageOf } from '@/tests/unit/components/news/support';

jest.mock('next/navigation', () => jest.requireActual('@/tests/support/next-navigation'));

const STATES = [
  { id: 19, name: 'Nuevo León' },
  { id: 22, name: 'Querétaro' },
];

let asked: ReturnType<typeof mockFetch>;

const open = (address: string, initial: NewsPage, states = STATES) =>
  renderAt(address, <NewsBrowser initial={initial} states={states} />);

const upTo = (last: number) => Array.from({ length: last }, (_, at) => `Noticia ${at + 1}`);
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const more = () => screen.queryByRole('link', { name: 'Cargar mas noticias' });
const status = () => screen.getByRole('status').textContent;
const address = () => window.location.pathname + window.location.search;
const settle = (work: () => void) => act(async () => work());
const clickMore = () => settle(() => fireEvent.click(more() as Element));
const search = (term: string, state = '') => {
  fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value: term } });
  fireEvent.change(screen.getByLabelText('Ubicacion'), { target: { value: state } });
  return settle(() => fireEvent.click(screen.getByRole('button', { name: 'Buscar' })));
};

beforeEach(() => {
  asked = mockFetch();
});

describe('the news list', () => {
  test.each([
    [3, false],
    [4, true],
  ])('shows 3 of %d posts; the button is visible: %p', (total, stands) => {
    open('/blog', pageOf(1, total));
    expect(titles()).toHaveLength(3);
    expect(more() !== null).toBe(stands);
    expect(asked).toHaveLength(0);
  });

  test('has a link to the page with 5 posts, at its first new post', () => {
    open('/blog', pageOf(1, 9));
    expect(more()).toHaveAttribute('href', '/blog/pagina/2#noticia-4');
  });

  test('adds 2 posts, updates the URL and moves the focus; the button disappears at the end', async () => {
    open('/blog', pageOf(1, 6));
    const entries = window.history.length;
    await clickMore();
    expect(address()).toBe('/blog/pagina/2');
    expect(window.history).toHaveLength(entries);
    expect(asked[0]?.path).toBe('/api/blog?pagina=2');
    expect(titles()).toHaveLength(3);
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    await settle(() => asked[0]?.respond(pageOf(2, 6)));
    expect(titles()).toHaveLength(5);
    expect(status()).toBe('Se muestran 5 de 6 noticias');
    expect(screen.getByRole('link', { name: /Ver mas.*Noticia 4/ })).toHaveFocus();
    await clickMore();
    await settle(() => asked[1]?.respond(pageOf(3, 6)));
    expect(titles()).toHaveLength(6);
    expect(status()).toBe('Se muestran las 6 noticias');
    expect(more()).toBeNull();
  });

  test.each([
    [1, 1, 'Se muestra 1 noticia'],
    [31, 62, 'Se muestran 40 de 62 noticias'],
    [30, 100, 'Se muestran 41 de 100 noticias'],
  ])('announces the number of posts on page %d of %d posts', (page, total, text) => {
    open(`/blog/pagina/${page}`, pageOf(page, total));
    expect(status()).toBe(text);
  });

  test('ignores a click for a new tab', () => {
    open('/blog', pageOf(1, 9));
    expect(clickFollows(more(), { ctrlKey: true })).toBe(true);
    expect(address()).toBe('/blog');
    expect(asked).toHaveLength(0);
  });

  test('continues by 2 beyond the 41 posts of a response, up to the end', async () => {
    open('/blog/pagina/20', pageOf(20, 46));
    for (const page of [21, 22, 23]) {
      await clickMore();
      await settle(() => asked.at(-1)?.respond(pageOf(page, 46)));
      expect(address()).toBe(`/blog/pagina/${page}`);
      expect(titles()).toEqual(upTo(Math.min(3 + 2 * (page - 1), 46)));
    }
    expect(asked).toHaveLength(3);
    expect(status()).toBe('Se muestran las 46 noticias');
    expect(more()).toBeNull();
  });

  test('shows a post only once if another is published in the meantime', async () => {
    open('/blog/pagina/20', pageOf(20, 50));
    await clickMore();
    // A new post has moved all others by one.
    await settle(() => asked[0]?.respond({ ...pageOf(21, 51, 0), total: 51 }));
    expect(new Set(titles()).size).toBe(titles().length);
    expect(titles()).toContain('Noticia 42');
  });

  test('continues a page deep in the list from its first post; a filter starts again from the first page', async () => {
    open('/blog/pagina/30', pageOf(30, 100));
    expect(titles()[0]).toBe('Noticia 21');
    expect(screen.getByRole('link', { name: 'Ver noticias más recientes' })).toBeVisible();
    await clickMore();
    await settle(() => asked[0]?.respond(pageOf(31, 100)));
    expect(titles()).toHaveLength(43);
    expect(titles()[0]).toBe('Noticia 21');
    await settle(() => window.history.pushState(null, '', '/blog/pagina/31?estado=19'));
    await settle(() => asked[1]?.respond(pageOf(31, 100)));
    expect(titles()).toHaveLength(41);
  });

  test('keeps the list and shows the phone after a failed load, which can be retried', async () => {
    open('/blog', pageOf(1, 9));
    await clickMore();
    await settle(() => asked[0]?.fail(502));
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('alert')).toHaveTextContent('800 733 22 22');
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
    await settle(() => asked[1]?.respond(pageOf(2, 9)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toHaveLength(5);
  });

  test('restores a URL with more pages than the server rendered', async () => {
    open('/blog/pagina/3', pageOf(1, 9));
    expect(asked[0]?.path).toBe('/api/blog?pagina=3');
    await settle(() => asked[0]?.respond(pageOf(3, 9)));
    expect(titles()).toHaveLength(7);
    await settle(() => window.history.pushState(null, '', '/blog'));
    expect(titles()).toHaveLength(3);
  });
});

describe('filters', () => {
  test('are written to the URL, and the count is announced', async () => {
    open('/blog', pageOf(1, 9));
    const entries = window.history.length;
    await search('  café ', '19');
    expect(address()).toBe('/blog?buscar=caf%C3%A9&estado=19');
    expect(window.history.length).toBe(entries + 1);
    expect(asked[0]?.path).toBe('/api/blog?buscar=caf%C3%A9&estado=19&pagina=1');
    expect(status()).toBe('Cargando noticias…');
    await settle(() => asked[0]?.respond(pageOf(1, 4, 50)));
    expect(titles()).toEqual(['Noticia 50', 'Noticia 51', 'Noticia 52']);
    expect(status()).toBe('Se encontraron 4 noticias; se muestran 3');
    expect(more()).toHaveAttribute('href', '/blog/pagina/2?buscar=caf%C3%A9&estado=19#noticia-4');
  });

  test('are read from the URL', async () => {
    open('/blog?buscar=vidrio&estado=22', pageOf(1, 9));
    expect(screen.getByPlaceholderText('Buscar')).toHaveValue('vidrio');
    expect(screen.getByLabelText('Ubicacion')).toHaveValue('22');
    await settle(() => asked[0]?.respond(pageOf(1, 1, 7)));
    expect(titles()).toEqual(['Noticia 7']);
    expect(status()).toBe('Se encontró 1 noticia');
  });

  test('are reset by "Limpiar filtros", which restores the first 3 of all', async () => {
    open('/blog?buscar=vidrio&estado=22', pageOf(1, 9));
    await settle(() => asked[0]?.respond(pageOf(1, 1, 7)));
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' })));
    expect(address()).toBe('/blog');
    expect(titles()).toEqual(['Noticia 1', 'Noticia 2', 'Noticia 3']);
    expect(screen.getByPlaceholderText('Buscar')).toHaveValue('');
    expect(screen.getByLabelText('Ubicacion')).toHaveValue('');
    expect(asked).toHaveLength(1);
  });

  test('ignore a late response to an earlier search', async () => {
    open('/blog', pageOf(1, 9));
    await search('lenta');
    await search('rápida');
    await settle(() => asked[1]?.respond(pageOf(1, 2, 20)));
    expect(titles()).toEqual(['Noticia 20', 'Noticia 21']);
    await settle(() => asked[0]?.respond(pageOf(1, 2, 10)));
    expect(titles()).toEqual(['Noticia 20', 'Noticia 21']);
    expect(status()).toBe('Se encontraron 2 noticias');
  });

  test('keep the list on the screen, marked as busy, until the response arrives', async () => {
    open('/blog', pageOf(1, 9));
    await search('vidrio');
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  });

  test('report an empty result and offer a way on', async () => {
    open('/blog?buscar=zzz', pageOf(1, 9));
    await settle(() => asked[0]?.respond({ page: 1, total: 0, start: 0, cards: [] }));
    expect(status()).toBe('No se encontraron noticias');
    expect(screen.getByText(/^Ninguna noticia coincide/)).toBeInTheDocument();
    const [, way] = screen.getAllByRole('button', { name: 'Limpiar filtros' });
    await settle(() => fireEvent.click(way as Element));
    expect(titles()).toHaveLength(3);
    expect(screen.getByPlaceholderText('Buscar')).toHaveFocus();
  });

  test('say after a failed search what is still shown', async () => {
    open('/blog', pageOf(1, 9));
    await search('vidrio');
    await settle(() => asked[0]?.fail(502));
    expect(screen.getByRole('alert')).toHaveTextContent('aquí sigue lo último que recibimos');
    expect(titles()).toHaveLength(3);
  });

  test('omit the location if there are no states', () => {
    open('/blog', pageOf(1, 9), []);
    expect(screen.queryByLabelText('Ubicacion')).toBeNull();
  });
});
