import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** Records every load of the page from its start, because a reload may come before the page is parsed. */
async function loadsOf(page: Page) {
  const loads: string[] = [];
  await page.exposeBinding('countLoad', ({ frame }) => loads.push(frame.url()));
  await page.addInitScript('countLoad()');
  return loads;
}

/** Answers the page's assets of one kind with this status, or aborts their requests. */
async function breakAssets(page: Page, kind: 'js' | 'css', status: number | 'aborted') {
  await page.route(`**/_next/static/**/*.${kind}`, (route) =>
    status === 'aborted' ? route.abort() : route.fulfill({ status, body: '' }),
  );
}

/** Waits long enough for a reload: the page checks a missing file before these requests end. */
async function settle(page: Page) {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let time = 0; time < 5; time += 1) await fetch('/logo.svg', { cache: 'no-store' });
  });
}

for (const kind of ['js', 'css'] as const) {
  test(`a page is reloaded once if its ${kind} is gone`, async ({ page }) => {
    const loads = await loadsOf(page);
    await breakAssets(page, kind, 404);
    await page.goto('/contactanos');
    await expect.poll(() => loads.length).toBe(2);
    await settle(page);
    expect(loads).toHaveLength(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an asset that fails temporarily does not reload the page', async ({ page }) => {
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

test('a reload never discards typed text', async ({ page }) => {
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
