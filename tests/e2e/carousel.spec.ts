import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/support/fixtures';

const HEIGHT = 800;
/** The positions of five, one press after the other. */
const ROUND = [2, 3, 4, 5, 1];
/** Device pixels to each of CSS. */
const RATIOS = [1, 1.25, 1.5, 2.625];

test.use({ baseURL: ({ unusualSite }, provide) => provide(unusualSite.url) });

/** The positions after each press of 'Siguiente', from the first. */
function positionsAfter(carousel: Locator): Promise<number[]> {
  return carousel.evaluate(async (region) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const dots = () => [...region.querySelectorAll('[aria-label^="Ir a la posición"]')];
    const slides = region.querySelectorAll('[aria-roledescription="diapositiva"]').length;
    // The carousel measures again after a resize.
    await frame();
    await frame();
    const press = async (name: string) => {
      region.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      // React shows what a press changes before the next task.
      await Promise.resolve();
    };
    await press('Ir a la posición 1');
    const positions: number[] = [];
    for (let count = 0; count < slides; count += 1) {
      await press('Siguiente');
      positions.push(dots().findIndex((dot) => dot.hasAttribute('aria-current')) + 1);
    }
    return positions;
  });
}

/** The widths of the carousel, from `least` to that of now, at which slides have parts of pixels. */
function brokenWidths(carousel: Locator, least: number): Promise<number[]> {
  return carousel.evaluate((region, narrowest) => {
    if (!(region instanceof HTMLElement)) return [NaN];
    const slides = [...region.querySelectorAll('[aria-roledescription="diapositiva"]')];
    const broken: number[] = [];
    for (let width = Math.floor(region.clientWidth); width >= narrowest; width -= 1) {
      region.style.width = `${width}px`;
      // Layout itself reckons in 64ths.
      const isWhole = slides.every((slide) => {
        const { width: exact } = slide.getBoundingClientRect();
        return Math.abs(exact - Math.round(exact)) < 0.05;
      });
      if (!isWhole) broken.push(width);
    }
    region.style.width = '';
    return broken;
  }, least);
}

async function open(page: Page, path: string, name: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  // Laying out the rest anew at every width costs most.
  const rest = `main > :not(:has([aria-label='${name}'])), header, footer`;
  await page.addStyleTag({ content: `${rest} { display: none }` });
  const carousel = page.getByRole('region', { name, exact: true });
  // Once its script has come.
  await expect(carousel.locator('[aria-current]')).toHaveCount(1);
  const devtools = await page.context().newCDPSession(page);
  const resize = (width: number, deviceScaleFactor: number) =>
    devtools.send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height: HEIGHT, deviceScaleFactor, mobile: false },
    });
  return { carousel, resize };
}

test('five clients loop, at every number in view and every pixel ratio', async ({ page }) => {
  const { carousel, resize } = await open(page, '/', 'Clientes');
  for (const ratio of RATIOS) {
    // Where four, three, two and one are in view, with what the page leaves beside the carousel.
    for (const [width, least] of [
      [1440, 880],
      [991, 670],
      [767, 480],
      [575, 270],
    ] as const) {
      await resize(width, ratio);
      expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([width, ratio]);
      expect(await positionsAfter(carousel), `${width} px at ${ratio}`).toEqual(ROUND);
      if (ratio > 1.25) continue;
      expect(await brokenWidths(carousel, least), `${width} px at ${ratio}`).toEqual([]);
    }
  }
  for (const width of [1013, 1001, 992, 576, 320]) {
    await resize(width, 1);
    expect(await positionsAfter(carousel), `${width} px`).toEqual(ROUND);
  }
});

test('four reports loop where three are shown', async ({ page }) => {
  const { carousel, resize } = await open(page, '/sostenibilidad', 'Lista de informes');
  await resize(1440, 1);
  expect(await brokenWidths(carousel, 680)).toEqual([]);
  for (const width of [768, 800, 820, 1001, 1440]) {
    await resize(width, 1);
    expect(await positionsAfter(carousel), `${width} px`).toEqual([2, 3, 4, 1]);
  }
});
