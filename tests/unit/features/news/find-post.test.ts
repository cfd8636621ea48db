import { getBlogPost, getBlogPostById, getBlogSummaries } from '@/lib/content/gateway/blog';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { findPost } from '@/lib/features/news/read-news';
import { post as postOf, summary as summaryOf } from '@/tests/unit/components/news/support';

jest.mock('@/lib/content/gateway/blog');
const byName = jest.mocked(getBlogPost);
const byId = jest.mocked(getBlogPostById);
const list = jest.mocked(getBlogSummaries);

const summary = summaryOf(7, { title_publication: 'Aviso', url: '' });
const post = postOf(7, { title_publication: 'Aviso', url: '' });

beforeEach(() => {
  jest.resetAllMocks();
  byName.mockResolvedValue(missing);
  byId.mockResolvedValue(found(post));
  list.mockResolvedValue(found([summary]));
});

test('a post is found by its URL or title with one call', async () => {
  byName.mockResolvedValue(found(post));
  expect(await findPost('Aviso')).toEqual(found(post));
  expect(list).not.toHaveBeenCalled();
});

test('a post is otherwise found by its id, which becomes its URL', async () => {
  expect(await findPost('7')).toEqual(found({ ...post, url: '7' }));
  expect(byId.mock.calls).toEqual([[7]]);
});

test('a post that its own name finds keeps that name, without a read of all texts', async () => {
  const named = { ...post, url: 'aviso' };
  list.mockResolvedValue(found([{ ...summary, url: 'aviso' }]));
  byName.mockImplementation(async (name) => (name === 'aviso' ? found(named) : missing));
  expect(await findPost('7')).toEqual(found(named));
  expect(byId).not.toHaveBeenCalled();
  byName.mockImplementation(async (name) =>
    name === 'aviso' ? found({ ...named, id: 8 }) : missing,
  );
  expect(await findPost('7')).toEqual(found({ ...post, url: '7' }));
});

test('an unknown name or id is missing, without a read of all texts', async () => {
  expect(await findPost('no-existe')).toEqual(missing);
  expect(await findPost('8')).toEqual(missing);
  expect(await findPost('007')).toEqual(missing);
  expect(byId).not.toHaveBeenCalled();
});

test('an outage is never missing', async () => {
  list.mockResolvedValue(unavailable);
  expect(await findPost('7')).toEqual(unavailable);
  list.mockResolvedValue(found([summary]));
  byName.mockImplementation(async (name) => (name === '7' ? missing : unavailable));
  expect(await findPost('7')).toEqual(unavailable);
  byName.mockResolvedValue(unavailable);
  expect(await findPost('Aviso')).toEqual(unavailable);
});
