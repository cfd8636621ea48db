import type { JSHandle, Page } from '@playwright/test';
import { readStop, type Stop, type Walk } from '@/tests/e2e/support/accessibility/stop';
import { unreached } from '@/tests/e2e/support/accessibility/unreached';

const MOST_STOPS = 400;

/** Fewer than the shell alone has: the walk went wrong. A modal dialog may have one. */
const leastStops = (page: Page) =>
  page.evaluate(() => (document.querySelector('dialog:modal') ? 1 : 5));

const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Presses `key` until the focus leaves the page, as it does into the browser's own buttons. */
async function goOn(page: Page, walk: JSHandle<Walk>, key: 'Tab' | 'Shift+Tab') {
  const mistakes: string[] = [];
  await walk.evaluate((state) => {
    state.first = state.last = null;
  });
  const press = async () => {
    await page.keyboard.press(key);
    return readStop(walk, key === 'Tab');
  };
  for (let count = 0; count < MOST_STOPS; count += 1) {
    // The first press may be the one that leaves the page, from its edge.
    const stop: Stop | undefined = (await press()) ?? (count === 0 ? await press() : undefined);
    if (!stop) return { count, mistakes };
    const place = key === 'Tab' ? '' : ', backwards';
    mistakes.push(...stop.mistakes.map((mistake) => `"${stop.name}"${place}: ${mistake}`));
  }
  return { count: MOST_STOPS, mistakes: [...mistakes, `more than ${MOST_STOPS} stops of ${key}`] };
}

/**
 * Goes through all of the page, or of the modal dialog over it, with the Tab key: on from where the
 * state has put the focus, then whole, then whole backwards. What was wrong at which stop, and
 * what was never reached.
 */
export async function focusMistakes(page: Page): Promise<string[]> {
  const mistakes: string[] = [];
  const least = await leastStops(page);
  const walk = await page.evaluateHandle(() => {
    const start: Walk = { first: null, last: null, reached: new Set() };
    return start;
  });
  if (await hasFocus(page)) mistakes.push(...(await goOn(page, walk, 'Tab')).mistakes);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await walk.evaluate((state) => state.reached.clear());
    const round = await goOn(page, walk, key);
    mistakes.push(...round.mistakes);
    if (round.count < least) mistakes.push(`only ${round.count} stops of ${key}`);
    if ((await walk.evaluate(unreached)).length === 0) continue;
    // A round may begin below the top, where what was pressed last has gone: once more.
    mistakes.push(...(await goOn(page, walk, key)).mistakes);
    for (const name of await walk.evaluate(unreached)) {
      mistakes.push(`"${name}" is not reached by ${key}`);
    }
  }
  return [...new Set(mistakes)];
}
