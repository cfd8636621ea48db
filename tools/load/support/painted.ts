import type { CDPSession } from '@playwright/test';

/** An element as it was first painted. */
export interface Painted {
  /** Milliseconds since 1970. */
  at: number;
  /** Its middle, in the viewport. */
  x: number;
  y: number;
}

/** Runs in the page. Playwright's own locators take a second to start on a slowed processor. */
const watch = `(find, last) => new Promise((resolve, reject) => {
  const check = () => {
    if (Date.now() > last) return reject(new Error('It was never painted.'));
    const element = performance.getEntriesByName('first-contentful-paint').length > 0 && find();
    if (!element || element.getBoundingClientRect().height === 0) return requestAnimationFrame(check);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What is there in one frame is painted before the next one begins.
    requestAnimationFrame(() => {
      const box = element.getBoundingClientRect();
      resolve({
        at: performance.timeOrigin + performance.now(),
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      });
    });
  };
  check();
})`;

const GIVE_UP_MS = 60_000;

/** The page's document was replaced while it was watched. */
const isReplaced = (error: unknown) =>
  error instanceof Error &&
  /context was destroyed|find (?:default )?(?:execution )?context|navigated/i.test(error.message);

/**
 * Waits until an element is painted and scrolls to it.
 *
 * @param find an expression of JavaScript: the element, or nothing while it is not there.
 */
export async function painted(cdp: CDPSession, find: string): Promise<Painted> {
  const last = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
        expression: `(${watch})(() => ${find}, ${last})`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(`${find}: ${exceptionDetails.exception?.description}`);
      return result.value as Painted;
    } catch (error) {
      // Not for ever: a browser that is gone would be asked again and again.
      if (!isReplaced(error) || Date.now() > last) throw error;
    }
  }
}

/** The start of the present document's navigation, in milliseconds since 1970. */
export async function navigationStart(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'performance.timeOrigin' });
  return Number(result.value);
}
