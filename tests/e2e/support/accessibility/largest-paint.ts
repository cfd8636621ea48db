import type { Page } from '@playwright/test';

/**
 * The text of the largest paint where the page had to wait for its script to show it; '' elsewhere.
 *
 * @param html as the server gave it.
 */
export function lateLargestPaint(page: Page, html: string): Promise<string> {
  return page.evaluate(async (given) => {
    const plain = (node: Node | null) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const shown = await new Promise<string>((resolve) => {
      new PerformanceObserver((list) => {
        const paint = list.getEntries().at(-1);
        resolve(paint instanceof LargestContentfulPaint ? plain(paint.element) : '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const before = new DOMParser().parseFromString(given, 'text/html');
    for (const element of before.querySelectorAll('script, noscript')) element.remove();
    return plain(before.body).includes(shown) ? '' : shown;
  }, html);
}
