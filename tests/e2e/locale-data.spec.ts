import { expect, test } from '@/tests/e2e/support/fixtures';
import { pageTypes } from '@/tests/support/page-types';

declare global {
  interface Window {
    formatters: string[];
  }
}

/** These load locale data: 20 ms the first time, 80 on a phone. */
const COSTLY = ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const;

test('no page creates a locale formatter during hydration', async ({ page }) => {
  test.slow();
  await page.addInitScript((names) => {
    window.formatters = [];
    for (const name of names) {
      const construct = (target: object, given: unknown[], derived: object): object => {
        window.formatters.push(name);
        return Reflect.construct(target as never, given, derived as never) as object;
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
    }
  }, COSTLY);
  for (const { path } of pageTypes) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await page.evaluate(() => window.formatters), path).toEqual([]);
  }
});
