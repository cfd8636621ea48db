import { expect, test } from '@playwright/test';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { hostileContent } from '@/tests/support/hostile-content';
import { pageTypes } from '@/tests/support/page-types';
import { startSite, type Site } from '@/tests/support/site';

let gateway: Awaited<ReturnType<typeof startAlteredGateway>>;
let site: Site;

test.beforeAll(async () => {
  gateway = await startAlteredGateway((_path, body) => hostileContent(body));
  site = await startSite({ GATEWAY_URL: gateway.url });
});
test.afterAll(async () => {
  await site.stop();
  await gateway.stop();
});

for (const { path } of pageTypes) {
  test(`${path} with hostile content is what React expects`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(200);
    // React hydrates the complete document: a mismatch is rendered again and reported.
    await page.waitForFunction(() => {
      const footer = document.querySelector('footer');
      return footer && Object.keys(footer).some((key) => key.startsWith('__reactProps'));
    });
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(errors).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
