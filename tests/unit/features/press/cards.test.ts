import { getPressItem, getPressPage } from '@/lib/content/gateway/press';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { firstPageShown, readPressUrl } from '@/lib/features/press/pagination';
import { findPressItem, getPressRoom } from '@/lib/features/press/cards';
import { item } from '@/tests/unit/features/press/support';

jest.mock('@/lib/content/gateway/press');
const page = jest.mocked(getPressPage);
const byTitle = jest.mocked(getPressItem);

/** A press room of `count` items. */
function room(count: number) {
  const items = Array.from({ length: count }, (_, index) => item(index + 1));
  page.mockImplementation(async (number, size) =>
    found(items.slice(number * size, number * size + size)),
  );
}

const valueOf = async (from: number, to: number) => {
  const result = await getPressRoom(from, to);
  if (result.status !== 'found') throw new Error(result.status);
  return result.value;
};

beforeEach(() => {
  jest.resetAllMocks();
  byTitle.mockResolvedValue(missing);
});

describe('pages of the press room', () => {
  test('pages count from 0 and join into one list', async () => {
    room(27);
    expect((await valueOf(0, 0)).cards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await valueOf(0, 3)).cards).toHaveLength(27);
    expect((await valueOf(2, 2)).cards[0]?.id).toBe(17);
  });

  test.each([
    [7, false],
    [8, false],
    [9, true],
  ])('of %d items, more follow the first page: %p', async (count, more) => {
    room(count);
    expect((await valueOf(0, 0)).hasMore).toBe(more);
  });

  test('a page that came short of a record is not the last one', async () => {
    page.mockImplementation(async (number) => found(number < 2 ? [item(number + 1)] : []));
    expect(await valueOf(0, 0)).toMatchObject({ hasMore: true });
    expect(await valueOf(1, 1)).toMatchObject({ hasMore: false });
  });

  test('of items with one title, the others lead to pages of their own', async () => {
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

  test('a gateway that has all items on every page ends with them', async () => {
    page.mockImplementation(async () => found([item(1), item(2)]));
    expect(await valueOf(0, 0)).toMatchObject({ hasMore: false });
  });

  test('an item that moved between two pages shows once', async () => {
    page.mockImplementation(async (number) =>
      found(number === 0 ? [item(1), item(2)] : number === 1 ? [item(2), item(3)] : []),
    );
    expect((await valueOf(0, 1)).cards.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('beyond the last page is missing, and is not asked for; an empty press room is not', async () => {
    room(8);
    expect(await getPressRoom(0, 99)).toEqual(missing);
    expect(page).not.toHaveBeenCalledWith(99, expect.anything());
    room(0);
    expect(await valueOf(0, 0)).toEqual({ cards: [], hasMore: false });
  });

  test('a page behind that nobody knows of is no end of the list', async () => {
    page.mockImplementation(async (number) => (number === 0 ? found([item(1)]) : unavailable));
    expect(await valueOf(0, 0)).toMatchObject({ hasMore: true });
  });

  test('an unavailable page makes all of it unavailable, never shorter', async () => {
    page.mockImplementation(async (number) => (number === 0 ? unavailable : found([item(9)])));
    expect(await getPressRoom(0, 1)).toEqual(unavailable);
  });

  test('says what there is to download', async () => {
    page.mockImplementation(async (number) =>
      found(
        number > 0
          ? []
          : [
              item(1),
              item(2, { count: 'Images Only' }),
              item(3, { count: 'Files Only' }),
              item(4, { count: '' }),
            ],
      ),
    );
    expect((await valueOf(0, 0)).cards.map(({ holds }) => holds)).toEqual([
      'Imágenes y documentos',
      'Imágenes',
      'Documentos',
      '',
    ]);
  });

  test('a URL shows five pages at most', () => {
    expect([1, 5, 6, 100].map(firstPageShown)).toEqual([1, 1, 2, 96]);
  });

  test('URLs of the press room', () => {
    expect(readPressUrl('/prensa')).toBe(1);
    expect(readPressUrl('/prensa/pagina/4')).toBe(4);
    for (const path of ['/', '/prensa/pagina/0', '/prensa/pagina/x', '/detalle_prensa/x']) {
      expect(readPressUrl(path)).toBeUndefined();
    }
  });
});

describe('one press item', () => {
  const named = (id: number, name: string) => found({ ...item(id), name });

  test('by its title, with one call', async () => {
    byTitle.mockResolvedValue(found(item(5)));
    expect(await findPressItem('Comunicado 5')).toEqual(named(5, 'Comunicado 5'));
    expect(page).not.toHaveBeenCalled();
  });

  test('else by its url, in the pages of the list', async () => {
    room(27);
    expect(await findPressItem('comunicado-20')).toEqual(named(20, 'Comunicado 20'));
    expect(await findPressItem('COMUNICADO-1')).toEqual(named(1, 'Comunicado 1'));
  });

  test('one that shares its title, by its url or id, which names it from there on', async () => {
    const twins = [item(1), item(2, { title: 'comunicado 1', url: '' })];
    page.mockImplementation(async (number) => found(number === 0 ? twins : []));
    for (const name of ['comunicado-1', 'COMUNICADO-1']) {
      expect(await findPressItem(name)).toMatchObject(named(1, 'comunicado-1'));
    }
    expect(await findPressItem('2')).toMatchObject(found({ id: 2, name: '2' }));
  });

  test('missing only when every page was seen', async () => {
    room(16);
    expect(await findPressItem('no-existe')).toEqual(missing);
    page.mockImplementation(async (number) => (number === 0 ? found([item(1)]) : unavailable));
    expect(await findPressItem('no-existe')).toEqual(unavailable);
  });

  test('unavailable when the gateway does not respond at all', async () => {
    byTitle.mockResolvedValue(unavailable);
    expect(await findPressItem('x')).toEqual(unavailable);
    expect(page).not.toHaveBeenCalled();
  });
});
