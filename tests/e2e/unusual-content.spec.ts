import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { startSite, type Site } from '@/tests/support/site';

const NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok', 'WhatsApp'];

/** What a gateway may have fewer or more of than the embedded one. */
const CONTENT: Record<string, unknown> = {
  '/web-page-conf/web/section': Array.from({ length: 11 }, (_, at) => ({
    ...{ id_section: at + 1, section_name: `Sección número ${at + 1}`, enabled: 1 },
    head: [
      {
        subsection_head_name: 'Un encabezado bastante largo para la columna',
        subsection: Array.from({ length: 14 }, (_unused, entry) => ({
          ...{ id_subsection: entry + 1, subsection_name: `Subsección ${entry + 1}` },
          ...{ subsection_url: '/blog', enabled: 1 },
        })),
      },
    ],
  })),
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

test('every panel of a long menu is inside the window, and its last entry can be reached', async ({
  page,
}) => {
  await page.goto(`${site.url}/accesibilidad`);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  const nav = page.getByRole('navigation', { name: 'Principal' });
  for (const [width, height] of [
    [960, 600],
    [1024, 700],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let section = 1; section <= 11; section += 1) {
      await nav.getByText(`Sección número ${section}`, { exact: true }).click();
      await nav.getByRole('link', { name: 'Subsección 1', exact: true }).hover();
      await page.mouse.wheel(0, 2_000);
      const where = `section ${section} at ${width} px`;
      const last = nav.getByRole('link', { name: 'Subsección 14' });
      await expect.soft(last, where).toBeInViewport({ ratio: 1 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(sideways, where).toBe(width);
    }
  }
});
