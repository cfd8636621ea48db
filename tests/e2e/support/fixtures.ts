import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { GOOGLE } from '@/tests/e2e/support/google';
import { startSite, type Site } from '@/tests/support/site';

type StartedGateway = Awaited<ReturnType<typeof startGateway>>;

export const AUTHORIZATION = 'Bearer clave-de-prueba';
export const SECRET = 'una-clave-para-las-pruebas';
export const PRODUCTION_URL = 'https://www.vialimpia.example';

interface WorkerFixtures {
  /** The gateway over real HTTP, with fault injection and request log. */
  gateway: StartedGateway & { dataDir: string };
  /** The production build, reading from `gateway`. */
  site: Site;
  /** The same build and gateway with the settings of production: an HTTPS origin, Google's map. */
  productionSite: Site;
}

interface TestFixtures {
  /**
   * What `/_next/image` gives to pages: one pixel, since frames keep their place whatever the
   * picture, or the real ones, where a test looks at them.
   */
  pagePictures: 'pixel' | 'real';
  clearFaults: void;
}

export const PIXEL = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

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
  baseURL: async ({ site }, provide) => {
    await provide(site.url);
  },
  pagePictures: ['pixel', { option: true }],
  context: async ({ context, pagePictures }, provide) => {
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

export { expect } from '@playwright/test';
