import type { Page } from '@playwright/test';

/** What a page complains of: violations of its policy, exceptions, errors in the console but 404. */
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

/** React hydrates the complete document: a mismatch is rendered again and reported. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    return footer && Object.keys(footer).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
