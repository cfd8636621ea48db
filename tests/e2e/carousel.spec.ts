import type { Locator } from '@playwright/test';
import { expect, test } from '@/tests/e2e/support/fixtures';

test.use({ baseURL: ({ unusualSite }, provide) => provide(unusualSite.url) });

/** Presses 'Siguiente' once for each slide, starting at the first. Returns the positions. */
function positionsAfter(carousel: Locator): Promise<number[]> {
  return carousel.evaluate(async (region) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const slides = region.querySelectorAll('[aria-roledescription="diapositiva"]').length;
    // The carousel measures again after a resize.
    await frame();
    await frame();
    const press = async (name: string) => {
      region.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      // React renders the effect of a press before the next task.
      await Promise.resolve();
    };
    const place = () => Number.parseInt(region.querySelector('[role=status]')?.textContent ?? '');
    do await press('Anterior');
    while (place() !== 1);
    const positions: number[] = [];
    for (let count = 0; count < slides; count += 1) {
      await press('Siguiente');
      positions.push(place());
    }
    return positions;
  });
}

for (const { path, name, widths, round } of [
  { path: '/', name: 'Clientes', widths: [1440, 991, 767, 320], round: [2, 3, 4, 5, 1] },
  {
    path: '/sostenibilidad',
    name: 'Lista de informes',
    widths: [1440, 820, 768],
    round: [2, 3, 4, 1],
  },
]) {
  test(`the carousel ${name} loops through all slides at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const carousel = page.getByRole('region', { name, exact: true });
    // Slides become inert once the carousel is hydrated.
    await expect(carousel.locator('[inert]').first()).toBeAttached();
    const devtools = await page.context().newCDPSession(page);
    for (const deviceScaleFactor of [1, 2.625]) {
      for (const width of widths) {
        const size = { width, height: 800, deviceScaleFactor, mobile: false };
        await devtools.send('Emulation.setDeviceMetricsOverride', size);
        const at = `${width} px at ${deviceScaleFactor}`;
        expect(await positionsAfter(carousel), at).toEqual(round);
      }
    }
  });
}

test('the keyboard reaches only visible slides, and not the position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const lines = page.getByRole('region', { name: 'Líneas de negocio', exact: true });
  await expect(lines.locator('[inert]').first()).toBeAttached();
  await lines.getByRole('button', { name: 'Reproducir el carrusel' }).focus();
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement?.closest('[aria-roledescription=diapositiva]')?.ariaLabel ??
          activeElement?.ariaLabel ??
          null
        );
      }),
    );
  }
  expect(stops.map((name) => name?.replace(/ de \d+$/, ''))).toEqual([
    ...['Anterior', 'Siguiente'],
    ...['1', '2', '3'],
  ]);
});
