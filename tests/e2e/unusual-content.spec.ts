import { expect, test } from '@/tests/e2e/support/fixtures';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { startSite, type Site } from '@/tests/support/site';

/** What a gateway may have fewer or more of than the embedded one. */
const CONTENT: Record<string, unknown> = {
  '/web-page-conf/web/web-page-config/carousel': [],
};

let gateway: Awaited<ReturnType<typeof startAlteredGateway>>;
let site: Site;

test.beforeAll(async () => {
  gateway = await startAlteredGateway((path, body) => CONTENT[path] ?? body);
  site = await startSite({ GATEWAY_URL: gateway.url });
});
test.afterAll(async () => {
  await site.stop();
  await gateway.stop();
});

test('a hero without slides, which has no controls, is as wide as the window', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const slide = page.getByRole('region', { name: 'Destacados' }).getByRole('group');
    expect((await slide.boundingBox())?.width, `at ${width} px`).toBe(width);
  }
});
