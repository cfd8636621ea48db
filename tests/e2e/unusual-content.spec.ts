import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { NETWORKS } from '@/tests/support/unusual-content';

test('a hero without slides, which has no controls, is as wide as the window', async ({
  page,
  unusualSite: site,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const slide = page.getByRole('region', { name: 'Destacados' }).getByRole('group');
    expect((await slide.boundingBox())?.width, `at ${width} px`).toBe(width);
  }
});

test('networks without icons are separate names on as many rows as they need', async ({
  page,
  unusualSite: site,
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

test('every panel of a long menu fits the window, and its last entry is reachable', async ({
  page,
  unusualSite: site,
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

test('the formatting of a text keeps its meaning', async ({ page, unusualSite: site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.url}/Blog_Detalle/composta-en-casa-doce-semanas`);
  const article = page.getByRole('main');
  await expect(article.getByText('martes')).toBeVisible();
  await expect(article.getByText('Borrador')).toHaveCount(0);
  await expect(article.getByText('lunes')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(article.getByText('English')).toHaveAttribute('lang', 'en');
  const icon = await article.getByRole('img', { name: 'Icono' }).boundingBox();
  expect([icon?.width, icon?.height]).toEqual([24, 24]);
  const item = article.getByText('dos', { exact: true });
  await expect(item).toHaveCSS('list-style-type', 'lower-alpha');
  await expect(item).not.toBeInViewport();
  await page.getByRole('link', { name: 'Vea el inciso b' }).click();
  await expect(item).toBeInViewport();
});
