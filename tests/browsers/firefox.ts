import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Control, Driver } from './driver';

const call = (source: string, args: readonly string[]) =>
  `(${source})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

function controlOf(element: ElementHandle<Element>): Control {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    async choose(option) {
      const value = await element.$$eval(
        'option',
        (options, text) => options.find(({ textContent }) => textContent?.trim() === text)?.value,
        option,
      );
      await element.select(value ?? '');
    },
  };
}

/** Debian's Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    name: 'Firefox',
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    async resize(width, height) {
      // Sets the size and, which this Firefox refuses, the orientation.
      await page.setViewport({ width, height }).catch(() => undefined);
      const got = await page.evaluate('innerWidth');
      if (got !== width) throw new Error(`The page is ${String(got)} px wide, not ${width}`);
    },
    read: (source, ...args) => page.evaluate(call(source, args)),
    async find(source, ...args) {
      const handle = await page.evaluateHandle(call(source, args));
      const element = handle.asElement();
      return element ? controlOf(element as ElementHandle<Element>) : undefined;
    },
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
