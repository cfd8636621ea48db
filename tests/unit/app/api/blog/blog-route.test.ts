import { GET } from '@/app/api/blog/route';
import { getBlogSummaries, getBlogTexts } from '@/lib/content/gateway/blog';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { summary } from '@/tests/unit/components/news/support';

jest.mock('@/lib/content/gateway/blog');
const read = jest.mocked(getBlogSummaries);
const ask = (query = '') => GET(new Request(`http://sitio.example/api/blog${query}`));
const posts = Array.from({ length: 9 }, (_, index) => summary(index + 1));

beforeEach(() => {
  jest.resetAllMocks();
  read.mockImplementation(async (of) => found(of === 'all' ? posts : posts.slice(0, 4)));
  jest.mocked(getBlogTexts).mockResolvedValue(found([]));
});

test('the first 3 of all posts are returned and cached for a short time', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=30\b/);
  const { cards, total, page } = await response.json();
  expect([cards.length, total, page]).toEqual([3, 9, 1]);
});

test("a state is filtered by the gateway's call for that state", async () => {
  const { cards, total } = await (await ask('?estado=19&pagina=2')).json();
  expect(read.mock.calls).toEqual([[19]]);
  expect([cards.length, total]).toEqual([4, 4]);
});

test('words match regardless of accents', async () => {
  read.mockResolvedValue(found([...posts, summary(10, { title_publication: 'Separación' })]));
  const { cards } = await (await ask('?buscar=SEPARACION')).json();
  expect(cards.map(({ id }: { id: number }) => id)).toEqual([10]);
});

test('a state that the gateway does not know has no news', async () => {
  read.mockResolvedValue(missing);
  const response = await ask('?estado=99');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ page: 1, total: 0, start: 0, cards: [] });
});

test('the response is an uncached 502 with a message if the gateway is down', async () => {
  read.mockResolvedValue(unavailable);
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
])('the query %s gets 400', async (query) => {
  const response = await ask(query);
  expect(response.status).toBe(400);
  expect(read).not.toHaveBeenCalled();
});
