import type { BlogSummary } from '@/lib/content/gateway/blog';
import { found, missing } from '@/lib/content/gateway/result';
import { uniqueNames, readUniqueNames } from '@/lib/features/page/unique-names';
import { news } from '@/lib/features/content-types/news';
import { press } from '@/lib/features/content-types/press';
import { entriesOf } from '@/lib/features/search/site-index';
import { item } from '@/tests/unit/features/press/support';

const record = (id: number, title: string, url = '') => ({ id, title, url });
const namesOf = (...records: ReturnType<typeof record>[]) =>
  Object.fromEntries(uniqueNames(records));

describe('records that share their title', () => {
  test('exclude a record with a unique title', () =>
    expect(namesOf(record(1, 'Uno', 'uno'), record(2, 'Dos'))).toEqual({}));

  test('are named by their URL, regardless of case and accents', () =>
    expect(namesOf(record(1, 'Aviso', 'a'), record(2, ' AVÍSO ', '/b/'))).toEqual({
      ...{ 1: 'a', 2: 'b' },
    }));

  test('are named by their id if they have no URL or share it', () =>
    expect(namesOf(record(1, 'Aviso'), record(2, 'Aviso', 'x'), record(3, 'Aviso', 'X'))).toEqual({
      1: '1',
      2: '2',
      3: '3',
    }));

  test("include a title that is another record's URL", () =>
    expect(namesOf(record(1, 'Aviso', 'a'), record(2, 'Otro', 'aviso'))).toEqual({ 1: 'a' }));
});

test('a record that the gateway finds by its title needs no other name', async () => {
  const find = jest.fn(async (title: string) => (title === 'Aviso' ? found({ id: 1 }) : missing));
  const records = [
    record(1, 'Aviso'),
    record(2, 'Aviso'),
    record(3, 'aviso', 'c'),
    record(4, 'Otro'),
  ];
  expect(await readUniqueNames(records, find)).toEqual([
    [2, '2'],
    [3, 'c'],
  ]);
  expect(find.mock.calls).toEqual([['Aviso'], ['aviso']]);
  const many = Array.from({ length: 120 }, (_, at) => record(at, `Aviso ${at >> 1}`));
  expect(await readUniqueNames(many, find)).toHaveLength(120);
  expect(find).toHaveBeenCalledTimes(52);
});

const post = (id: number, title_publication: string, url: string): BlogSummary => ({
  ...{ id, title_publication, url, start_date: '', name_cover_image: '', excerpt: '' },
  ...{ lstblog_photos: [], lst_business_unit: [] },
});
const linked = (entries: Iterable<{ href: string; id?: number | undefined }>) =>
  Array.from(entries, ({ id, href }) => [id, href]);

test('entries of shared titles have the id and lead to their own pages', () => {
  const posts = [post(1, 'Aviso', 'uno'), post(2, 'Aviso', '2'), post(3, 'Otra', 'otra')];
  expect(linked(entriesOf(news, posts))).toEqual([
    [1, '/Blog_Detalle/uno'],
    [2, '/Blog_Detalle/2'],
    [undefined, '/Blog_Detalle/otra'],
  ]);
  const named = { ...item(2, { title: 'Comunicado 1' }), name: 'comunicado-2' };
  expect(linked(entriesOf(press, [item(1), named, item(3)]))).toEqual([
    [1, '/detalle_prensa/Comunicado%201'],
    [2, '/detalle_prensa/comunicado-2'],
    [undefined, '/detalle_prensa/Comunicado%203'],
  ]);
});
