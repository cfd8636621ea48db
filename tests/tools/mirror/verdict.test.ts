import { MIN_LIFETIME_S } from '@/tools/mirror/pages.mts';
import { objectionTo, objectionToSize, type Tally } from '@/tools/mirror/verdict.mts';
import { lifetimes } from '@/lib/server/cache/lifetimes';

const good: Tally = {
  listed: 200,
  failedPages: [],
  resources: 1_000,
  failedResources: [],
  failedAssets: [],
};
const paths = (count: number) => Array.from({ length: count }, (_, at) => `/p/${at}`);

test.each<[string, Partial<Tally>, boolean]>([
  ['nothing failed', {}, true],
  ['two pages in a hundred', { failedPages: paths(4) }, true],
  ['more pages', { failedPages: paths(5) }, false],
  ['the home page', { failedPages: ['/'] }, false],
  ['one page of few', { listed: 20, failedPages: paths(1) }, false],
  ['some pictures', { failedResources: paths(50) }, true],
  ['many pictures', { failedResources: paths(51) }, false],
  ['a style', { failedAssets: ['/_next/static/a.css'] }, false],
])('failed: %s', (_, change, isAccepted) => {
  expect(objectionTo({ ...good, ...change }) === undefined).toBe(isAccepted);
});

test('a sitemap that has lost a fifth of its addresses is not believed', () => {
  const last = { origin: '', taken: '', listed: 100, pages: 0, files: 0, bytes: 0 };
  expect(objectionToSize(0, undefined)).toBe('the sitemap is empty');
  expect(objectionToSize(1, undefined)).toBeUndefined();
  expect(objectionToSize(80, last)).toBeUndefined();
  expect(objectionToSize(79, last)).toMatch('79 addresses, the last one had 100');
});

test('a page without a part of its content is told by its lifetime', () => {
  expect(lifetimes.unavailable.revalidate).toBeLessThan(MIN_LIFETIME_S);
  expect(lifetimes.missing.revalidate).toBeGreaterThanOrEqual(MIN_LIFETIME_S);
  // Every `CONTENT_LIFETIME_SECONDS` above it is that of a whole page.
  expect(MIN_LIFETIME_S).toBe(lifetimes.unavailable.revalidate + 1);
});
