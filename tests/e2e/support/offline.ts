import type { Page } from '@playwright/test';
import { START_DELAY_MS } from '@/lib/features/offline/messages';
import { startLine, type Line } from '@/tests/support/line';
import { expect, test as base } from '@/tests/e2e/support/fixtures';

/** The site over a line that can be cut, with its service worker. */
export const test = base.extend<{ line: Line }>({
  // Routes of a context switch the browser's cache off.
  pagePictures: 'real',
  serviceWorkers: 'allow',
  line: async ({ site }, provide) => {
    const line = await startLine(site.url);
    await provide(line);
    await line.stop();
  },
  baseURL: async ({ line }, provide) => {
    await provide(line.url);
  },
});

export { expect };

/** A page without its files is there as well, for a moment; its scripts fail without a connection. */
const isWhole = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const index = await (await cache.match('/sin-conexion/paginas.json'))?.json();
      const entry = index?.pages.find((one: { path: string }) => one.path === wanted);
      if (entry?.seenAt > 0 && entry.assets.length > 0) return true;
    }
    return false;
  }, path);

/** Pages ask for the worker as soon as they have loaded. Pictures further down may come too late. */
export const hurryWorker = (page: Page) =>
  page.addInitScript((delay) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (wait, self, [work, ms, ...rest]) =>
        Reflect.apply(wait, self, [work, ms === delay ? 0 : ms, ...rest]),
    });
  }, START_DELAY_MS);

/** Waits until the device has the page that is open, with its files. */
export const expectKept = (page: Page): Promise<void> =>
  expect.poll(() => isWhole(page, new URL(page.url()).pathname)).toBe(true);

/** Opens a page and waits until the device has it with its files. */
export async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectKept(page);
}

/** Paths of the pages that the device has, the seen and those fetched ahead. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const index = await (
      await (await caches.open(name)).match('/sin-conexion/paginas.json')
    )?.json();
    return (index?.pages ?? []).map(({ path }: { path: string }) => path).toSorted() as string[];
  });

/** What stands in the caches, by name. */
export const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat();
  });

export const stale = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Esta copia es de/ });
