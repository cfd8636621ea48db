import { expect, test, type Page } from '@playwright/test';
import { startDevelopment, type DevelopmentSite } from '@/tests/development/support';

const PAGES = [
  '/',
  '/blog',
  '/sucursales/campeche',
  '/nuestra_empresa/historia',
  '/detalle_pregunta?id_grouper=1&id=1',
  '/cotizador',
  '/contactanos',
  '/error/404',
];

const PAGE_FILE = 'app/vacantes/page.tsx';

const COMPILED = { timeout: 60_000 };

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

let site: DevelopmentSite;
test.beforeAll(async () => {
  site = await startDevelopment();
});
test.afterAll(async () => {
  await site.stop();
});

test('no page has an issue, and one that gets one shows it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The browser's own line about a page that is rightly a 404.
    const isPageItself = message.location().url === page.url();
    if (message.type() === 'error' && !isPageItself) errors.push(message.text());
  });
  for (const path of [...PAGES, '/vacantes']) {
    await open(page, site.url + path);
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
  expect([...complained(site)]).toEqual(['/vacantes']);
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
