import { expect, test } from '@/tests/e2e/support/fixtures';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { startSite, type Site } from '@/tests/support/site';

const NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok', 'WhatsApp'];

/** What a gateway may have fewer or more of than the embedded one. */
const CONTENT: Record<string, unknown> = {
  '/web-page-conf/web/social-networks/getall': NETWORKS.map((title, at) => ({
    ...{ id: at + 1, title, url: `www.red-${at}.example`, name_image: null },
  })),
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

test('networks without icons are names that stand apart, on as many rows as they need', async ({
  page,
}) => {
  await page.goto(`${site.url}/accesibilidad`);
  const networks = page.getByRole('list', { name: 'Redes sociales' }).getByRole('link');
  for (const width of [320, 360, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const words = await networks.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { left, right, top } = range.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    expect(words).toHaveLength(NETWORKS.length);
    for (const [at, { left, right, top }] of words.entries()) {
      expect(right, `${NETWORKS[at]} at ${width} px`).toBeLessThanOrEqual(width);
      const before = words[at - 1];
      if (before?.top === top) expect(left - before.right).toBeGreaterThanOrEqual(12);
    }
  }
});
