import { getBlogSummaries, getBlogTexts, type PostsOf } from '@/lib/content/gateway/blog';
import { found, unavailable } from '@/lib/content/gateway/result';
import { cacheText } from '@/lib/content/html/text-index';
import { findBlogPosts } from '@/lib/features/news/read-news';
import { post, summary } from '@/tests/unit/components/news/support';

jest.mock('@/lib/content/gateway/blog');
const summaries = jest.mocked(getBlogSummaries);
const texts = jest.mocked(getBlogTexts);

const changes = [
  { title_publication: 'Composta en casa', text_publication: '<p>Café y jardín</p>' },
  { title_publication: 'Recolección nocturna', text_publication: '<p>Rutas</p>' },
  { text_publication: '<p>La re<b>colección</b> del jard&iacute;n</p>' },
];

function publish(list: Parameters<typeof post>[1][]) {
  summaries.mockResolvedValue(found(list.map((change, at) => summary(at + 1, change))));
  const posts = list.map((change, at) => post(at + 1, change));
  texts.mockResolvedValue(found(posts.map(({ text_publication }) => text_publication)));
}

async function idsOf(term: string, of: PostsOf = 'all') {
  const result = await findBlogPosts(term, of);
  return result.status === 'found' ? result.value.map(({ id }) => id) : result.status;
}

beforeEach(() => {
  jest.resetAllMocks();
  publish(changes);
});

test.each([
  ['', [1, 2, 3]],
  ['   ', [1, 2, 3]],
  ['RECOLECCION', [2, 3]],
  ['recolección', [2, 3]],
  ['jardin', [1, 3]],
  ['jardín  composta', [1]],
  ['colec', [2, 3]],
  ['strong', []],
  ['<b>', []],
  ['zzz', []],
])('%j finds %j', async (term, ids) => expect(await idsOf(term)).toEqual(ids));

test('texts are read when one is new, and only then', async () => {
  publish([...changes, { text_publication: '<p>Una nueva</p>' }]);
  expect(await idsOf('')).toEqual([1, 2, 3, 4]);
  expect(texts).not.toHaveBeenCalled();
  expect(await idsOf('nueva', 19)).toEqual([4]);
  expect(summaries).toHaveBeenLastCalledWith(19);
  expect(texts.mock.calls).toEqual([[19]]);
  expect(await idsOf('nueva')).toEqual([4]);
  expect(texts).toHaveBeenCalledTimes(1);
});

test('a text from the list is not read a second time', async () => {
  publish([{ text_publication: '<p>Recién llegada</p>' }]);
  cacheText('<p>Recién llegada</p>');
  expect(await idsOf('llegada')).toEqual([1]);
  expect(texts).not.toHaveBeenCalled();
});

test('a text that came between the two reads is found by its title alone', async () => {
  summaries.mockResolvedValue(found([summary(1, { text_publication: '<p>Entre dos</p>' })]));
  expect(await idsOf('noticia')).toEqual([1]);
  expect(await idsOf('entre')).toEqual([]);
});

test('an outage is never an empty result', async () => {
  publish([{ text_publication: '<p>Aún desconocido</p>' }]);
  texts.mockResolvedValue(unavailable);
  expect(await idsOf('noticia')).toBe('unavailable');
  summaries.mockResolvedValue(unavailable);
  expect(await idsOf('')).toBe('unavailable');
});
