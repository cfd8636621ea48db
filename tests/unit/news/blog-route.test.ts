/** @jest-environment node */
import { GET } from '@/app/api/blog/route';
import { getBlogPosts, getBlogPostsOfState } from '@/lib/gateway/blog';
import { found, missing, unavailable } from '@/lib/gateway/result';
import { post } from '@/tests/unit/news/support';

jest.mock('@/lib/gateway/blog');
const all = jest.mocked(getBlogPosts);
const ofState = jest.mocked(getBlogPostsOfState);
const ask = (query = '') => GET(new Request(`http://sitio.example/api/blog${query}`));
const posts = Array.from({ length: 9 }, (_, index) => post(index + 1));

beforeEach(() => {
  jest.resetAllMocks();
  all.mockResolvedValue(found(posts));
  ofState.mockResolvedValue(found(posts.slice(0, 4)));
});

describe('GET /api/blog', () => {
  test('answers the first 3 of all, and keeps it shortly', async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=30\b/);
    const { cards, total, page } = await response.json();
    expect([cards.length, total, page]).toEqual([3, 9, 1]);
  });

  test('filters by state through the call of that state', async () => {
    const { cards, total } = await (await ask('?estado=19&pagina=2')).json();
    expect(ofState).toHaveBeenCalledWith(19);
    expect(all).not.toHaveBeenCalled();
    expect([cards.length, total]).toEqual([4, 4]);
  });

  test('filters by words, whatever their accents', async () => {
    all.mockResolvedValue(found([...posts, post(10, { title_publication: 'Separación' })]));
    const { cards } = await (await ask('?buscar=SEPARACION')).json();
    expect(cards.map(({ id }: { id: number }) => id)).toEqual([10]);
  });

  test('a state the gateway knows nothing of has no news', async () => {
    ofState.mockResolvedValue(missing);
    const response = await ask('?estado=99');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ page: 1, total: 0, cards: [] });
  });

  test('502 in words, never kept, without a gateway', async () => {
    all.mockResolvedValue(unavailable);
    const response = await ask();
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error: 'gateway-unavailable' });
  });

  test.each([
    `?buscar=${'a'.repeat(201)}`,
    '?estado=0',
    '?estado=-1',
    '?estado=nl',
    '?estado=1%2F..',
    '?pagina=0',
    '?pagina=x',
  ])('400 for %s', async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(all).not.toHaveBeenCalled();
    expect(ofState).not.toHaveBeenCalled();
  });
});
