import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/support/fixtures';

const FONTS = '**/*.woff2';
const WIDTHS = [360, 1440];
/** The home page, a page with long texts and a page with lists. */
const PAGES = ['/', '/Blog_Detalle/composta-en-casa-doce-semanas', '/sucursales/campeche'];

const HEAD = ':is(aside, header, header a, header li):not(main *)';
const TEXTS = 'main :is(h1, h2, h3, p, dt, label, li:not(:has(p, li, h2, h3)))';

const boxes = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        const { lineHeight } = getComputedStyle(element);
        const text = element.textContent?.slice(0, 60);
        return { text, left, top, height, line: parseFloat(lineHeight) };
      }),
  );

async function look(page: Page) {
  const seen = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const head = await boxes(page.locator(HEAD));
    const texts = await boxes(page.locator(TEXTS));
    const [main] = await boxes(page.locator('main'));
    seen.push({ width, head, texts, height: main?.height ?? NaN });
  }
  return seen;
}

/** Loads both faces of the style, as if they were in time. Returns their `font-display`. */
const bringTypeface = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ cssText }) => cssText.includes('.woff2'));
    const valueOf = (name: string) => rules.map(({ style }) => style.getPropertyValue(name));
    const families = valueOf('font-family');
    const ranges = valueOf('unicode-range');
    for (const [at, { cssText, parentStyleSheet }] of rules.entries()) {
      const [, file = ''] = /url\("?([^")]+)/.exec(cssText) ?? [];
      const response = await fetch(new URL(file, parentStyleSheet?.href ?? document.baseURI));
      const range = { weight: '400 700', unicodeRange: ranges[at] };
      const face = new FontFace(families[at] ?? '', await response.arrayBuffer(), range);
      document.fonts.add(await face.load());
    }
    return valueOf('font-display');
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page looks the same with the typeface and its fallback, and never switches between them', async ({
  page,
}) => {
  // Only the typeface may differ between the two screenshots of a page.
  await page.route('**/*.js', (route) => route.abort());
  for (const path of PAGES) {
    await page.route(FONTS, (route) => route.abort());
    await page.goto(path);
    const widthOfTitle = () =>
      page
        .getByRole('heading', { level: 1 })
        .first()
        .evaluate((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          return range.getBoundingClientRect().width;
        });
    const fallback = await look(page);
    const width = await widthOfTitle();
    // A change of the window's width may request the typeface again, so it is blocked until here.
    await page.unroute(FONTS);
    // `optional` means that a late typeface is used from the next page on.
    expect(await bringTypeface(page), path).toEqual(['optional', 'optional']);
    const typeface = await look(page);
    expect(await widthOfTitle(), 'the letters are others').not.toBe(width);

    for (const [at, is] of typeface.entries()) {
      const was = fallback[at] ?? is;
      const where = `${path} at ${is.width} px`;
      expect(was.head.length, where).toBeGreaterThan(3);
      for (const [nth, { text, left, top, height }] of is.head.entries()) {
        const box = was.head[nth];
        expect.soft(Math.abs(height - (box?.height ?? NaN)), `${where}: ${text}`).toBeLessThan(1);
        expect.soft(Math.abs(top - (box?.top ?? NaN)), `${where}: ${text}`).toBeLessThan(1);
        expect.soft(Math.abs(left - (box?.left ?? NaN)), `${where}: ${text}`).toBeLessThan(4);
      }
      // A text that almost fills its lines may take one line more or less, with its gap.
      for (const [nth, { text, height, line }] of is.texts.entries()) {
        const change = Math.abs(height - (was.texts[nth]?.height ?? NaN));
        expect.soft(change, `${where}: ${text}`).toBeLessThan(line + 3);
      }
      expect.soft(Math.abs(is.height - was.height), where).toBeLessThan(0.01 * is.height);
    }
  }
});

test('an ordinary visit requests its typeface once, before the page is read to its end', async ({
  page,
}) => {
  await page.goto('/accesibilidad', { waitUntil: 'networkidle' });
  const asked = await page.evaluate(() => {
    const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime, initiatorType }) => [initiatorType, startTime < domInteractive]);
  });
  expect(asked).toEqual([['link', true]]);
});

test('the first networks stay in place while the page loads the others', async ({ page }) => {
  await page.goto('/accesibilidad');
  const networks = page.getByRole('list', { name: 'Redes sociales' }).first();
  const lefts = async () => {
    const found = [];
    for (const width of [412, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      found.push((await networks.getByRole('listitem').first().boundingBox())?.x ?? NaN);
    }
    return found;
  };
  const whole = await lefts();
  await networks.evaluate((list) => {
    while (list.children.length > 2) list.lastElementChild?.remove();
  });
  for (const [at, left] of (await lefts()).entries())
    expect(Math.abs(left - (whole[at] ?? NaN))).toBeLessThan(1);
});
