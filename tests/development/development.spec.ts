import { expect, test, type Page } from '@playwright/test';
import { startGateway } from '@/tools/gateway/server';
import { startDevelopment, type DevelopmentSite } from '@/tests/development/support';

/** Of each way to make a page one: all parts, a name, a rewritten query, a form, none there, a list. */
const PAGES = [
  '/',
  '/sucursales/campeche',
  '/detalle_pregunta?id_grouper=1&id=1',
  '/cotizador',
  '/error/404',
  '/vacantes',
];

const PAGE_FILE = 'app/vacantes/page.tsx';

const COMPILED = { timeout: 180_000 };

/** The development server's error overlay. */
const issues = (page: Page) => page.getByRole('button', { name: 'Open issues overlay' });

/** The routes with a logged error. */
const complained = (site: DevelopmentSite) =>
  new Set([...site.output().matchAll(/Error: Route "([^"]+)"/g)].map(([, route]) => route));

async function open(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(COMPILED);
}

test.describe.configure({ timeout: 600_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let gateway: Awaited<ReturnType<typeof startGateway>>;
let site: DevelopmentSite;
test.beforeAll(async ({}, { outputDir }) => {
  gateway = await startGateway({ dataDir: outputDir });
  site = await startDevelopment({ GATEWAY_URL: gateway.url });
});
test.afterAll(async () => {
  await site.stop();
  await gateway.stop();
});

test('no page has an issue, and one that gets one shows it', async ({ page }) => {
  const errors: string[] = [];
  let url = '';
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const from = message.location().url;
    // The browser's own line about a page that is rightly a 404; it may come before the page. And the
    // wizard's pictures, which this server does not convert (support.ts).
    const isExpected = from === url || from.includes('/_next/image');
    if (message.type() === 'error' && !isExpected) errors.push(`${message.text()} ${from}`);
  });
  for (const path of PAGES) {
    url = site.url + path;
    await open(page, url);
    await expect(issues(page), path).toBeHidden();
    expect(errors, path).toEqual([]);
  }
  // Pages are checked in sequence: when the last one's issue is shown, all have been.
  await site.edit(
    PAGE_FILE,
    'const board =',
    "await (await import('next/server')).connection();\n  const board =",
  );
  await expect(issues(page)).toBeVisible(COMPILED);
  await expect.poll(() => [...complained(site)]).toEqual(['/vacantes']);
  await site.edit(PAGE_FILE, "await (await import('next/server')).connection();", '');
  await expect(issues(page)).toBeHidden(COMPILED);
});

test('an edited server component is seen without reloading', async ({ page }) => {
  await open(page, `${site.url}/vacantes`);
  await page.waitForLoadState('load');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await site.edit(PAGE_FILE, 'title={TITLE}', 'title="Un título editado"');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Un título editado', COMPILED);
  expect(loads).toBe(0);
});

test("a page without its content is logged, and the log does not read the page's clock", async () => {
  gateway.faults.add({ kind: 'reset' });
  // On the second visit the caches are filled, so a clock read counts as the page's.
  for (let visits = 0; visits < 2; visits += 1) {
    expect((await fetch(`${site.url}/informes_anuales`)).status).toBe(500);
  }
  // The server logs a page's issue after its response, while it renders the next one.
  expect((await fetch(`${site.url}/vacantes`)).status).toBe(200);
  expect(site.output()).toContain('"error":"ContentUnavailableError"');
  expect(site.output()).not.toContain('unstable value');
});
