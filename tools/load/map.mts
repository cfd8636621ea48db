/**
 * `npm run bench -- map`: how long the map of 2,000 markers takes to follow a line's checkbox, on a
 * processor four times slower. Measured in Chromium on the production build (`npm run build`
 * first), from the click to the painted frame. The limit is 100 ms.
 */
import type { Page } from '@playwright/test';
import { startManyMarkers } from '@/tests/support/many-markers';
import { startSite } from '@/tests/support/site';
import { median } from '@/tests/support/statistics';
import { millis, verdict } from '@/tools/verdict';
import { launchBrowser } from './support/browser';

const MARKERS = 2_000;
const SLOWDOWN = 4;
const LIMIT_MS = 100;
/** Each off and on again. */
const ROUNDS = 3;

/** Records for every click the milliseconds to the frame that shows its result. */
function watchClicks(): void {
  const times: number[] = [];
  Object.assign(window, { clickTimes: times });
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // A message that is sent before a frame is drawn arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      }),
    { capture: true },
  );
}

const clickTimes = (page: Page) => page.evaluate<number[]>('window.clickTimes');

async function measure(page: Page): Promise<number[]> {
  const section = page.locator('#map-section');
  const map = section.getByRole('group', { name: 'Mapa de México' });
  await map.scrollIntoViewIfNeeded();
  await section.getByRole('radio', { name: 'Líneas de negocio' }).check({ force: true });
  await map
    .getByRole('button', { name: /puntos de servicio cerca de/ })
    .first()
    .waitFor();
  const shown = async () => {
    const labels = await map.locator('[aria-haspopup=dialog]').allTextContents();
    return labels.reduce((sum, label) => sum + (Number.parseInt(label, 10) || 1), 0);
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchClicks);
  const boxes = await section.getByRole('checkbox').all();
  const before = await shown();
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    for (const box of boxes) {
      const count = (await clickTimes(page)).length;
      await box.click();
      await page.waitForFunction(`window.clickTimes.length > ${count}`);
    }
    // All lines off after even rounds, on again after odd ones.
    const now = await shown();
    if (now !== (round % 2 === 0 ? 0 : before)) throw new Error(`${now} markers are shown`);
  }
  console.log(`${before} markers, ${boxes.length} lines`);
  return clickTimes(page);
}

await using gateway = await startManyMarkers(MARKERS);
await using site = await startSite({ GATEWAY_URL: gateway.url });
await using browser = await launchBrowser('--disable-gpu');
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(site.url);
const times = await measure(page);
const middle = median(times);
verdict(
  middle <= LIMIT_MS,
  `${times.length} clicks at a quarter of the speed: median ${millis(middle)}, slowest ${millis(Math.max(...times))} (limit ${LIMIT_MS} ms)`,
);
