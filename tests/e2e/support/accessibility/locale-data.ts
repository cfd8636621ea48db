import type { Page } from '@playwright/test';

declare global {
  interface Window {
    formatters: string[];
  }
}

/** These load locale data: 20 ms the first time, 80 on a phone. */
const COSTLY = ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const;

/** From the next page on, notes every locale formatter that it creates. */
export async function watchFormatters(page: Page): Promise<void> {
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
}

export const formattersOf = (page: Page) => page.evaluate(() => window.formatters);
