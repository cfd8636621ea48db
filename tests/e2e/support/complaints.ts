import type { Page } from '@playwright/test';

/** Collects policy violations, exceptions and console errors of a page, except 404. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isNotFound = message.text().includes('404 (Not Found)');
    if (message.type() === 'error' && !isNotFound) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.apply(Reflect.get(window, 'complain'), window, [
        `${event.violatedDirective} ${event.blockedURI}`,
      ]);
    });
  });
  return complaints;
}

/** Waits until React has hydrated the complete document. A mismatch is rendered again and reported. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    return footer && Object.keys(footer).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
