import { getBlogSummaries, getBlogTexts, type PostsOf } from '@/lib/content/gateway/blog';
import { found, unavailable } from '@/lib/content/gateway/result';
import { textOf } from '@/lib/content/html/text';
import { findBlogPosts } from '@/lib/features/news/read-news';
import { nameKey } from '@/lib/util/names';
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
  texts.mockResolvedValue(
    found(posts.map(({ id, text_publication: html }) => ({ id, text: nameKey(textOf(html)) }))),
  );
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

test('texts are read only for words, and only of the requested state', async () => {
  expect(await idsOf('')).toEqual([1, 2, 3]);
  expect(texts).not.toHaveBeenCalled();
  expect(await idsOf('jardin', 19)).toEqual([1, 3]);
  expect([summaries.mock.lastCall, texts.mock.lastCall]).toEqual([[19], [19]]);
});

test('a text published between the two reads is found only by its title', async () => {
  summaries.mockResolvedValue(found([summary(9, { text_publication: '<p>Entre dos</p>' })]));
  expect(await idsOf('noticia')).toEqual([9]);
  expect(await idsOf('entre')).toEqual([]);
});

test('an outage is never an empty result', async () => {
  publish([{ text_publication: '<p>Aún desconocido</p>' }]);
  texts.mockResolvedValue(unavailable);
  expect(await idsOf('desconocido')).toBe('unavailable');
  summaries.mockResolvedValue(unavailable);
  expect(await idsOf('')).toBe('unavailable');
});
