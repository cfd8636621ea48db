import { gzipSync } from 'node:zlib';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { pageTypes } from '@/tests/support/page-types';

test('a link is fetched when the visitor presses it, and not before', async ({ page, site }) => {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(prefetchUrl);
  });
  await session.send('Preload.enable');
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' });
  for (const one of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
    await one.scrollIntoViewIfNeeded();
  }
  expect(fetched).toEqual([]);

  const target = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => fetched).toContain(site.url + target);
  await page.mouse.up();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const MOST_STYLES = 25_000;

test('a page has at most 25 kB of styles', async ({ site }) => {
  const textOf = async (path: string) => (await fetch(site.url + path)).text();
  for (const { path } of pageTypes) {
    const html = await textOf(path);
    const named = html.matchAll(/<link rel="stylesheet" href="([^"]+\.css)"/g);
    const styles = await Promise.all(Array.from(named, ([, file = '']) => textOf(file)));
    expect(gzipSync(styles.join('')).length, path).toBeLessThanOrEqual(MOST_STYLES);
  }
});
