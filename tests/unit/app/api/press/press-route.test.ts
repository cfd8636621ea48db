import { GET } from '@/app/api/press/route';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { readPressRoom } from '@/lib/features/press/press-room';
import { cards } from '@/tests/unit/features/press/support';

jest.mock('@/lib/features/press/press-room');
const room = jest.mocked(readPressRoom);
const ask = (query: string) => GET(new Request(`http://sitio.example/api/press${query}`));

beforeEach(() => {
  jest.resetAllMocks();
  room.mockResolvedValue(found({ cards: cards(1, 8), hasMore: true }));
});

test('one page is returned, counted from 0', async () => {
  const response = await ask('?page=3');
  expect(room).toHaveBeenCalledWith(3, 3);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('max-age=30');
  expect((await response.json()).cards).toHaveLength(8);
  await ask('');
  expect(room).toHaveBeenLastCalledWith(0, 0);
});

test('a page after the last one is empty, and an outage is an uncached 502', async () => {
  room.mockResolvedValue(missing);
  expect(await (await ask('?page=9')).json()).toEqual({ cards: [], hasMore: false });
  room.mockResolvedValue(unavailable);
  const response = await ask('?page=1');
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
});

test.each(['?page=-1', '?page=x', '?page=1.5', '?page=01', '?page=', '?page=1234567'])(
  'the query %s gets 400',
  async (query) => {
    expect((await ask(query)).status).toBe(400);
    expect(room).not.toHaveBeenCalled();
  },
);
