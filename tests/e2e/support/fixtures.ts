import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { startGateway } from '@/tools/gateway/server';
import { GOOGLE } from '@/tests/e2e/support/google';
import { makeOlder } from '@/tests/e2e/support/older-browser';
import { startSite, type Site } from '@/tests/support/site';
import { startUnusualGateway } from '@/tests/support/unusual-content';

type StartedGateway = Awaited<ReturnType<typeof startGateway>>;

export const AUTHORIZATION = 'Bearer clave-de-prueba';
export const SECRET = 'una-clave-para-las-pruebas';
export const PRODUCTION_URL = 'https://www.vialimpia.example';

interface WorkerFixtures {
  /** The gateway over real HTTP, with fault injection and request log. */
  gateway: StartedGateway & { dataDir: string };
  /** The production build, reading from `gateway`. */
  site: Site;
  /** The same build and gateway with production settings: an HTTPS origin and Google's map. */
  productionSite: Site;
  /** The same build with content that has fewer or more of some records than the embedded content. */
  unusualSite: Site;
  /** The context that the pages of `sharedTest` share. */
  visitor: BrowserContext;
}

interface TestFixtures {
  /**
   * The pictures that `/_next/image` sends: one pixel, because frames keep their size anyway, or the real
   * ones for tests that look at pictures.
   */
  pagePictures: 'pixel' | 'real';
  /** Whether pages lack the functions that the oldest browsers lack. */
  isOlder: boolean;
  clearFaults: void;
}

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Answers every picture with one pixel. Unlike `page.route`, it leaves the browser cache on, so a page keeps
 * its scripts.
 */
export async function showPixels(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/gif' }];
    const pixel = { requestId, responseCode: 200, responseHeaders, body: PIXEL.toString('base64') };
    // The page may have navigated in the meantime.
    session.send('Fetch.fulfillRequest', pixel).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/_next/image*' }] });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  gateway: [
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
      const gateway = await startGateway({ authorization: AUTHORIZATION, dataDir });
      await provide({ ...gateway, dataDir });
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ gateway }, provide) => {
      const site = await startSite({
        GATEWAY_URL: gateway.url,
        GATEWAY_AUTHORIZATION: AUTHORIZATION,
        REVALIDATE_SECRET: SECRET,
        // This time zone has no branch and no test browser, so the server's zone must not matter.
        TZ: 'Australia/Sydney',
      });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  productionSite: [
    async ({ gateway }, provide) => {
      const site = await startSite({
        SITE_URL: PRODUCTION_URL,
        GATEWAY_URL: gateway.url,
        GATEWAY_AUTHORIZATION: AUTHORIZATION,
        ...GOOGLE,
      });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  unusualSite: [
    async ({}, provide) => {
      const gateway = await startUnusualGateway();
      const site = await startSite({ GATEWAY_URL: gateway.url });
      await provide(site);
      await site.stop();
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, site }, provide, { project }) => {
      const { locale, timezoneId, serviceWorkers } = project.use;
      const context = await browser.newContext({
        ...{ locale, timezoneId, serviceWorkers },
        baseURL: site.url,
      });
      await makeOlder(context);
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.url);
  },
  pagePictures: ['pixel', { option: true }],
  isOlder: [true, { option: true }],
  context: async ({ context, pagePictures, isOlder }, provide) => {
    if (isOlder) await makeOlder(context);
    if (pagePictures === 'pixel') {
      await context.route('**/_next/image*', (route) =>
        route.fulfill({ contentType: 'image/gif', body: PIXEL }),
      );
    }
    await provide(context);
  },
  clearFaults: [
    async ({ gateway }, provide) => {
      await provide();
      gateway.faults.clear();
    },
    { auto: true },
  ],
});

/**
 * Takes half as long as `test`, because the tests share the browser's cache. Cookies and storage start empty.
 * Do not use it with a fake clock, an option of the context, or for the empty cache of a first visit.
 */
export const sharedTest = test.extend({
  page: async ({ visitor, viewport, pagePictures }, provide) => {
    const page = await visitor.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (pagePictures === 'pixel') await showPixels(page);
    await provide(page);
    await visitor.setOffline(false);
    const session = await visitor.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
    await visitor.clearCookies();
    for (const opened of visitor.pages()) await opened.close();
  },
});

export { expect } from '@playwright/test';
