import { getBlogPost, getBlogSummaries } from '@/lib/content/gateway/blog';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { readNews } from '@/lib/features/news/read-news';
import { post, summary } from '@/tests/unit/components/news/support';

jest.mock('@/lib/content/gateway/blog');
const list = jest.mocked(getBlogSummaries);
const byTitle = jest.mocked(getBlogPost);

const titled = (id: number, title_publication: string, url = '') =>
  summary(id, { title_publication, url });
const urlsOf = async () => {
  const posts = await readNews('all');
  return posts.status === 'found' ? posts.value.map(({ url }) => url) : posts.status;
};

beforeEach(() => {
  jest.resetAllMocks();
  byTitle.mockResolvedValue(found(post(1)));
});

test('posts that their shared title does not find are named by their ids', async () => {
  list.mockResolvedValue(
    found([titled(1, 'Aviso'), titled(2, 'Aviso'), titled(3, 'Aviso', 'tres'), titled(4, 'Otro')]),
  );
  expect(await urlsOf()).toEqual(['', '2', 'tres', '']);
  expect(byTitle.mock.calls).toEqual([['Aviso']]);
});

test('nothing else is read if every post has a URL', async () => {
  list.mockResolvedValue(found([titled(1, 'Aviso', 'uno'), titled(2, 'Aviso', 'dos')]));
  expect(await urlsOf()).toEqual(['uno', 'dos']);
  expect(list).toHaveBeenCalledTimes(1);
  expect(byTitle).not.toHaveBeenCalled();
});

test('an unreadable list stays so, and a title that cannot be looked up hides no post', async () => {
  list.mockResolvedValue(unavailable);
  expect(await urlsOf()).toBe('unavailable');
  list.mockResolvedValue(missing);
  expect(await urlsOf()).toBe('missing');
  list.mockResolvedValue(found([titled(1, 'Aviso'), titled(2, 'Aviso')]));
  byTitle.mockResolvedValue(unavailable);
  expect(await urlsOf()).toEqual(['1', '2']);
});
