import { render, screen, within } from '@testing-library/react';
import { PlainResults } from '@/components/search/PlainResults';
import { found } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { readPlainResults } from '@/lib/features/search/response';
import { hrefOf } from '@/tests/support/href-of';

jest.mock('next/navigation', () => jest.requireActual('@/tests/support/next-navigation'));
jest.mock('@/lib/content/gateway/search');

const record = (id: number) => ({
  ...{ id_table: id, modulo: 'Blog', titulo: `Noticia ${id}` },
  ...{ fecha: '', descripcion: '', imagen: '' },
});

test.each([
  [1, 3, '/busqueda/resultados/x/2'],
  [50, 101, '/busqueda/resultados/x/51'],
  [59, 119, '/busqueda/resultados/x/60'],
  [60, 120, undefined],
])('page %d of 120 results shows %d of them and leads to %s', async (page, shown, next) => {
  const records = Array.from({ length: 120 }, (_, at) => record(at + 1));
  jest.mocked(searchSite).mockResolvedValue(found(records));
  render(<PlainResults term="x" page={page} results={await readPlainResults('x', page)} />);
  expect(screen.getAllByRole('article')).toHaveLength(shown);
  expect(screen.queryByText('Cargar más resultados')?.getAttribute('href')).toBe(next);
});

const own = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ title: `Página ${at + 1}`, href: `/p/${at + 1}`, kind: 'Zona', line: '' },
  }));
const card = (at: number) => ({
  ...{ key: `${at}`, title: `Resultado ${at}`, href: `/r/${at}`, module: 'Noticias' },
  ...{ date: '', excerpt: '', file: '' },
});

describe('the results without script', () => {
  test('show the first three pages, all others in a disclosure, one count and a link to 2 more', () => {
    const gateway = { total: 6, cards: [1, 2, 3].map(card) };
    render(<PlainResults term="x" page={1} results={{ gateway, site: { results: own(10) } }} />);
    expect(screen.getByText('16 resultados')).toBeInTheDocument();
    const others = screen.getByRole('group');
    expect(others).not.toHaveAttribute('open');
    expect(within(others).getAllByRole('link', { hidden: true })[0]).toHaveTextContent('Página 4');
    expect(within(others).getAllByRole('link', { hidden: true })).toHaveLength(7);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(hrefOf('Cargar más resultados')).toBe('/busqueda/resultados/x/2');
  });

  test.each([
    [{ gateway: null, site: { results: own(1) } }, /noticias, prensa y programas/],
    [{ gateway: { total: 0, cards: [] }, site: null }, /servicios, sucursales/],
  ])(
    'name what could not be searched, with the phone, instead of "nothing found"',
    (results, away) => {
      render(<PlainResults term="x" page={1} results={results} />);
      expect(screen.getByText(away)).toHaveTextContent('800 733 22 22');
      expect(screen.queryByText(/^No encontramos|^Revisa la ortografía/)).toBeNull();
    },
  );
});
