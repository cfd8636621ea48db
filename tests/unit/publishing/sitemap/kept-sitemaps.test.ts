import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap';
import { GET as getFile } from '@/app/api/sitemap/[kind]/[number]/route';
import { GET as getNews } from '@/app/sitemap-noticias.xml/route';
import { GET as getIndex } from '@/app/sitemap.xml/route';
import { getBlogSummaries } from '@/lib/content/gateway/blog';
import { found, unavailable } from '@/lib/content/gateway/result';
import { page } from '@/lib/publishing/sitemap/site-page';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';
import { newsSitemapXml } from '@/lib/publishing/sitemap/sitemaps';
import { summary } from '@/tests/unit/components/news/support';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('@/lib/content/gateway/blog');
jest.mock('@/lib/publishing/sitemap/site-pages');
jest.mock('next-sitemap', () => {
  const actual: typeof import('next-sitemap') = jest.requireActual('next-sitemap');
  return {
    ...actual,
    getServerSideSitemap: jest.fn(actual.getServerSideSitemap),
    getServerSideSitemapIndex: jest.fn(actual.getServerSideSitemapIndex),
  };
});
jest.mock('@/lib/publishing/sitemap/sitemaps', () => {
  const actual: typeof import('@/lib/publishing/sitemap/sitemaps') = jest.requireActual(
    '@/lib/publishing/sitemap/sitemaps',
  );
  return { ...actual, newsSitemapXml: jest.fn(actual.newsSitemapXml) };
});

const read = jest.mocked(readSitePages);
const posts = jest.mocked(getBlogSummaries);
const site = (path: string) => found([page(path, ['blog'])]);
const ask = () => new Request('http://localhost:3000/sitemap.xml');
const file = (number: string) =>
  getFile(ask(), { params: Promise.resolve({ kind: 'paginas', number }) });

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

test.each([
  ['a file', () => file('1'), jest.mocked(getServerSideSitemap)],
  ['the index', () => getIndex(ask()), jest.mocked(getServerSideSitemapIndex)],
])('%s is built once while the pages are the same', async (_name, get, build) => {
  read.mockResolvedValue(site('/uno'));
  const [first, second] = [await get(), await get()];
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(build).toHaveBeenCalledTimes(1);
  read.mockResolvedValue(unavailable);
  expect((await get()).status).toBe(503);
  read.mockResolvedValue(site('/dos'));
  expect((await get()).status).toBe(200);
  expect(build).toHaveBeenCalledTimes(2);
});

test('requests at once share a file; one that is not there is 404', async () => {
  read.mockResolvedValue(site('/tres'));
  await Promise.all([file('1'), file('1')]);
  expect(getServerSideSitemap).toHaveBeenCalledTimes(1);
  expect((await file('2')).status).toBe(404);
});

test('the news sitemap is built once for a day and a list', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z'), doNotFake: ['nextTick'] });
  const list = (day: string) => found([summary(1, { start_date: day })]);
  posts.mockResolvedValue(list('2026-11-18'));
  const text = await (await getNews(ask())).text();
  expect(text).toContain('<news:publication_date>2026-11-18');
  // Small lists are other objects at each read.
  posts.mockResolvedValue(list('2026-11-18'));
  expect(await (await getNews(ask())).text()).toBe(text);
  expect(newsSitemapXml).toHaveBeenCalledTimes(1);
  posts.mockResolvedValue(unavailable);
  expect((await getNews(ask())).status).toBe(503);
  posts.mockResolvedValue(list('2026-11-17'));
  expect(await (await getNews(ask())).text()).toContain('<news:publication_date>2026-11-17');
  jest.setSystemTime(new Date('2026-11-20T12:00:00Z'));
  expect(await (await getNews(ask())).text()).not.toContain('<news:news>');
  expect(newsSitemapXml).toHaveBeenCalledTimes(3);
});
