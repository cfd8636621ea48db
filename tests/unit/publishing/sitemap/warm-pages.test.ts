import { createServer } from 'node:http';
import { found, unavailable } from '@/lib/content/gateway/result';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';
import { warmPages } from '@/lib/publishing/sitemap/warm-pages';
import { listening } from '@/tests/support/listening';

jest.mock('@/lib/publishing/sitemap/site-pages', () => ({ readSitePages: jest.fn() }));
const readPages = jest.mocked(readSitePages);

const PACE = { pauseMs: 0, roundMs: 0 };
const sitemap = found(['/', '/blog', '/prensa'].map((path) => ({ path })));

/** A site whose paths answer 503 as often as `failures` says. */
async function startSite(failures: Record<string, number> = {}) {
  const requested: string[] = [];
  let open = 0;
  let mostOpen = 0;
  const site = await listening(
    createServer(async ({ url = '' }, response) => {
      requested.push(url);
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      const left = failures[url] ?? 0;
      failures[url] = left - 1;
      response.writeHead(left > 0 ? 503 : 200).end('page');
    }),
  );
  return { ...site, requested, mostOpen: () => mostOpen };
}

test('every page of the sitemap is requested once, one at a time', async () => {
  readPages.mockResolvedValue(sitemap);
  const site = await startSite();
  await warmPages(site.url, PACE);
  await site.stop();
  expect(site.requested).toEqual(['/', '/blog', '/prensa']);
  expect(site.mostOpen()).toBe(1);
});

test('pages that fail are requested again in the next round', async () => {
  readPages.mockResolvedValue(sitemap);
  const site = await startSite({ '/blog': 2 });
  await warmPages(site.url, PACE);
  await site.stop();
  expect(site.requested).toEqual(['/', '/blog', '/prensa', '/blog', '/blog']);
});

test('while the sitemap is unavailable nothing is requested, and ten rounds are the limit', async () => {
  readPages.mockClear();
  readPages.mockResolvedValue(unavailable);
  const site = await startSite();
  await warmPages(site.url, PACE);
  await site.stop();
  expect(site.requested).toEqual([]);
  expect(readPages).toHaveBeenCalledTimes(10);
});
