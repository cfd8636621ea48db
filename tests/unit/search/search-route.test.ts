/** @jest-environment node */
import { GET } from '@/app/api/search/route';
import { found, missing, unavailable } from '@/lib/gateway/result';
import { searchSite } from '@/lib/gateway/search';

jest.mock('@/lib/gateway/search');
const search = jest.mocked(searchSite);
const ask = (query: string) => GET(new Request(`http://sitio.example/api/search${query}`));

beforeEach(() => {
  jest.resetAllMocks();
  search.mockResolvedValue(found([]));
});

describe('GET /api/search', () => {
  test('asks the gateway once, for the trimmed term', async () => {
    search.mockResolvedValue(
      found([{ id_table: 1, modulo: 'Blog', titulo: 'A', fecha: '', descripcion: '', imagen: '' }]),
    );
    const response = await ask('?search=%20caf%C3%A9%20');
    expect(search.mock.calls).toEqual([['café']]);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('max-age=30');
    expect(await response.json()).toMatchObject({ total: 1, cards: [{ title: 'A' }] });
  });

  test('nothing found is an answer', async () => {
    search.mockResolvedValue(missing);
    expect(await (await ask('?search=zzz')).json()).toEqual({ total: 0, cards: [] });
  });

  test('502 in words, never kept, without a gateway', async () => {
    search.mockResolvedValue(unavailable);
    const response = await ask('?search=x');
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await response.json()).toEqual({
      error: 'gateway-unavailable',
      message: expect.stringMatching(/^El servicio de contenidos no respondió/),
    });
  });

  test.each(['', '?search=', '?search=%20%09', `?search=${'a'.repeat(201)}`])(
    '400 for %j',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
      expect(search).not.toHaveBeenCalled();
    },
  );

  test('200 characters are a search', async () => {
    expect((await ask(`?search=${'a'.repeat(200)}`)).status).toBe(200);
  });
});
