import { expect, type Browser, type Page } from '@playwright/test';
import { see, stale } from '@/tests/e2e/support/offline';
import { startLine } from '@/tests/support/line';
import { watchTab } from './tabs';

/** A document that was shown, with the build's files it has used, by name. */
export interface ShownDocument {
  path: string;
  release: string | undefined;
  isCopy: boolean;
  files: string[];
}

const CHUNK = /\/_next\/static\/chunks\/([\w.~-]+)$/;

const filesOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** One browser with the service worker, and its line, which alone may break. */
export async function openDevice(browser: Browser, origin: string) {
  const line = await startLine(origin);
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'allow' });
  context.setDefaultTimeout(20_000);
  // Without a page left the context would end its workers.
  await context.newPage();
  const troubles: string[] = [];
  const documents: ShownDocument[] = [];
  let tabs: Page[] = [];

  async function open(): Promise<Page> {
    const page = await context.newPage();
    tabs.push(page);
    await watchTab(page, (trouble) => {
      if (!/ERR_CONNECTION_(?:REFUSED|RESET)/.test(trouble)) troubles.push(trouble);
    });
    return page;
  }
  async function show(page: Page, path: string, isCopy = false): Promise<ShownDocument> {
    const response = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const files = (await filesOf(page)).flatMap((url) => CHUNK.exec(url)?.[1] ?? []);
    const shown = { path, release: response?.headers()['x-release'], isCopy, files };
    documents.push(shown);
    return shown;
  }
  const cacheNames = () => caches.keys();
  const releases = async () => {
    const [tab] = tabs;
    const names = tab
      ? await tab.evaluate(cacheNames)
      : await context.serviceWorkers().at(-1)?.evaluate(cacheNames);
    return names?.map((name) => name.replace('sitio-', '')).toSorted();
  };

  return {
    /** What went wrong in its tabs, but for the line that was cut. */
    troubles,
    documents,
    /** Opens a page in a tab of its own, which stays open. */
    async tab(path: string): Promise<void> {
      await show(await open(), path);
    },
    /** As `tab`, until the device has kept the page. */
    async see(path: string): Promise<void> {
      const page = await open();
      await see(page, path);
      await show(page, path);
    },
    /** Waits until it keeps pages of these releases, and of no others. */
    async has(...names: string[]): Promise<void> {
      await expect.poll(releases, { timeout: 30_000 }).toEqual(names.toSorted());
    },
    /** What the first tab shows without a connection. */
    async copyOf(path: string): Promise<ShownDocument> {
      const [page = await open()] = tabs;
      await line.cut();
      const shown = await show(page, path, true);
      await expect(stale(page)).toBeVisible();
      await line.mend();
      return shown;
    },
    async closeTabs(): Promise<void> {
      for (const page of tabs) await page.close();
      tabs = [];
    },
    async close(): Promise<void> {
      await context.close();
      await line.stop();
    },
  };
}
