import { render, screen } from '@testing-library/react';
import { PlainResults } from '@/components/search/PlainResults';
import { found } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { readPlainResults } from '@/lib/features/search/plain-results';

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
