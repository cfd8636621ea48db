import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** Every load of the page, from its first moment on: a reload may come before it is parsed. */
async function loadsOf(page: Page) {
  const loads: string[] = [];
  await page.exposeBinding('countLoad', ({ frame }) => loads.push(frame.url()));
  await page.addInitScript('countLoad()');
  return loads;
}

/** The given status, or no response, for the page's assets of one kind. */
async function breakAssets(page: Page, kind: 'js' | 'css', status: number | 'aborted') {
  await page.route(`**/_next/static/**/*.${kind}`, (route) =>
    status === 'aborted' ? route.abort() : route.fulfill({ status, body: '' }),
  );
}

/** The page's own question about a file is answered before these; a reload would end them. */
async function settle(page: Page) {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let time = 0; time < 5; time += 1) await fetch('/logo.svg', { cache: 'no-store' });
  });
}

for (const kind of ['js', 'css'] as const) {
  test(`a page whose ${kind} is gone is reloaded once`, async ({ page }) => {
    const loads = await loadsOf(page);
    await breakAssets(page, kind, 404);
    await page.goto('/contactanos');
    await expect.poll(() => loads.length).toBe(2);
    await settle(page);
    expect(loads).toHaveLength(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an asset that cannot be had just now is no reason', async ({ page }) => {
  const loads = await loadsOf(page);
  for (const status of [503, 'aborted'] as const) {
    loads.length = 0;
    await breakAssets(page, 'js', status);
    await page.goto('/contactanos');
    await settle(page);
    expect(loads, String(status)).toHaveLength(1);
    await page.unrouteAll();
  }
});

test('what is typed is never lost to a reload', async ({ page }) => {
  const loads = await loadsOf(page);
  await page.goto('/contactanos');
  const message = page.getByRole('textbox', { name: /Mensaje/ });
  await message.fill('Necesito un contenedor');
  await page.addScriptTag({ url: '/_next/static/chunks/gone.js' }).catch(() => undefined);
  await settle(page);
  expect(loads).toHaveLength(1);
  await expect(message).toHaveValue('Necesito un contenedor');
  await message.fill('');
  await page.addScriptTag({ url: '/_next/static/chunks/gone-too.js' }).catch(() => undefined);
  await expect.poll(() => loads.length).toBe(2);
});
