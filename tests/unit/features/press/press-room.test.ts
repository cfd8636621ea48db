import { getPressItem, getPressPage } from '@/lib/content/gateway/press';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { firstPageShown } from '@/lib/features/press/pagination';
import { findPressItem, readAllPress, readPressRoom } from '@/lib/features/press/press-room';
import { item } from '@/tests/unit/features/press/support';

jest.mock('@/lib/content/gateway/press');
const page = jest.mocked(getPressPage);
const byTitle = jest.mocked(getPressItem);

/** Mocks a press room of `count` items. */
function room(count: number) {
  const items = Array.from({ length: count }, (_, index) => item(index + 1));
  page.mockImplementation(async (number, size) =>
    found(items.slice(number * size, number * size + size)),
  );
}

const valueOf = async (from: number, to: number) => {
  const result = await readPressRoom(from, to);
  if (result.status !== 'found') throw new Error(result.status);
  return result.value;
};

const EIGHT = Array.from({ length: 8 }, (_, index) => item(index + 1));

const allIds = async () => {
  const all = await readAllPress();
  return all.status === 'found' ? all.value.map(({ id }) => id) : all.status;
};

beforeEach(() => {
  jest.resetAllMocks();
  byTitle.mockResolvedValue(missing);
});

test('pages of 8 count from 0 and join into one list', async () => {
  room(27);
  expect((await valueOf(0, 0)).cards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await valueOf(0, 3)).cards).toHaveLength(27);
  expect((await valueOf(2, 2)).cards[0]?.id).toBe(17);
});

test.each([
  [7, false],
  [8, false],
  [9, true],
])('a room of %d items has more after the first page: %p', async (count, more) => {
  room(count);
  expect((await valueOf(0, 0)).hasMore).toBe(more);
});

test('a page after the last is missing without a request, and an empty press room is not', async () => {
  room(8);
  expect(await readPressRoom(0, 99)).toEqual(missing);
  expect(page).not.toHaveBeenCalledWith(99, expect.anything());
  room(0);
  expect(await valueOf(0, 0)).toEqual({ cards: [], hasMore: false });
});

test('items with the same title lead to their own pages', async () => {
  const title = 'Comunicado';
  const items = [item(1, { title }), item(2, { title }), item(3, { title, url: '' }), item(4)];
  page.mockImplementation(async (number) => found(number === 0 ? items : []));
  byTitle.mockResolvedValue(found(item(1, { title })));
  expect((await valueOf(0, 0)).cards.map(({ href }) => href)).toEqual([
    '/detalle_prensa/Comunicado',
    '/detalle_prensa/comunicado-2',
    '/detalle_prensa/3',
    '/detalle_prensa/Comunicado%204',
  ]);
});

test.each([
  ['Both', 'Imágenes y documentos'],
  ['Images Only', 'Imágenes'],
  ['Files Only', 'Documentos'],
  ['', ''],
] as const)('a card with the count %j shows %j', async (count, holds) => {
  page.mockImplementation(async (number) => found(number > 0 ? [] : [item(1, { count })]));
  expect((await valueOf(0, 0)).cards[0]?.holds).toBe(holds);
});

test.each([
  ['every page is the same', () => EIGHT, 8],
  ['an item moves between two reads', (n: number) => [EIGHT, [item(8), item(9)]][n] ?? [], 9],
])('every item is read once if %s', async (_, answer, count) => {
  page.mockImplementation(async (number) => found(answer(number)));
  expect(await allIds()).toHaveLength(count);
});

test.each([
  [0, 1],
  [3, 1],
  [8, 2],
  [9, 2],
  [23, 3],
])('a room of %d items needs %d requests', async (count, calls) => {
  room(count);
  expect(await allIds()).toHaveLength(count);
  expect(page).toHaveBeenCalledTimes(calls);
});

test('a page with an unreadable record is not the last page', async () => {
  page.mockImplementation(async (number) => {
    const own = [item(number + 1)];
    return number < 3 ? { ...found(own), received: 8 } : found([]);
  });
  expect(await allIds()).toEqual([1, 2, 3]);
});

test('an outage is never a shorter list', async () => {
  page.mockImplementation(async (number) => (number === 0 ? found(EIGHT) : unavailable));
  expect(await allIds()).toBe('unavailable');
  expect(await readPressRoom(0, 0)).toEqual(unavailable);
  expect(await findPressItem('no-existe')).toEqual(unavailable);
});

test('a URL shows at most five pages', () => {
  expect([1, 5, 6, 100].map(firstPageShown)).toEqual([1, 1, 2, 96]);
});

describe('one press item', () => {
  const named = (id: number, name: string) => found({ ...item(id), name });

  test('is found by its title with one call', async () => {
    byTitle.mockResolvedValue(found(item(5)));
    expect(await findPressItem('Comunicado 5')).toEqual(named(5, 'Comunicado 5'));
    expect(page).not.toHaveBeenCalled();
    byTitle.mockResolvedValue(unavailable);
    expect(await findPressItem('x')).toEqual(unavailable);
  });

  test('is otherwise found by its URL or id in the list', async () => {
    room(27);
    for (const name of ['comunicado-20', 'COMUNICADO-20', '20'])
      expect(await findPressItem(name)).toEqual(named(20, 'Comunicado 20'));
    expect(await findPressItem('no-existe')).toEqual(missing);
  });

  test('keeps its URL or id as its name if it shares its title', async () => {
    const twins = [item(1), item(2, { title: 'comunicado 1', url: '' })];
    page.mockImplementation(async (number) => found(number === 0 ? twins : []));
    expect(await findPressItem('comunicado-1')).toEqual(named(1, 'comunicado-1'));
    expect(await findPressItem('2')).toMatchObject(found({ id: 2, name: '2' }));
  });
});
