import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver';
import { installFromDebian, onPath } from '../../scripts/debian.cjs';
import { freePort } from '../support/site';

/** A control of a page. */
export interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses the option with this text, for a select. */
  choose(option: string): Promise<void>;
}

/** The browser functions that a journey uses. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Runs a function's source in the page. */
  read(source: string, ...args: readonly string[]): Promise<unknown>;
  /** Runs a function's source that returns an element, and wraps that element. */
  find(source: string, ...args: readonly string[]): Promise<Control | undefined>;
  /** Console errors since the last call. */
  takeErrors(): string[];
  /** Ends the browser and its processes. */
  close(): Promise<void>;
}

const START_LIMIT_MS = 20_000;

/** The places where Debian installs WebKit's MiniBrowser. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);

/** Starts Debian's Firefox through WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  const call = (source: string, args: readonly string[]) =>
    `(${source})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
  const controlOf = (element: ElementHandle<Element>): Control => ({
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
  });
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
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

/** Starts WebKit's driver under its own X display, in one process group. */
async function startWebDriver(program: string) {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const server = spawn('xvfb-run', [...screen, program, `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card the processor would fill these buffers, which is half as much work again.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await Promise.race([stopped, sleep(5_000)]);
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return { url, stop, output: () => output };
    await sleep(100);
  }
  await stop();
  throw new Error(`WebKit's driver did not start:\n${output}`);
}

/** Starts Debian's WebKit through WebDriver, in the small browser that the package includes. */
async function startWebKit(program: string, binary: string): Promise<Driver> {
  const service = await startWebDriver(program);
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const session = await new Builder()
    .usingServer(service.url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args },
      }),
    )
    .build()
    .catch(async (error: unknown) => {
      await service.stop();
      throw error;
    });
  await session.manage().window().setRect({ width: 1280, height: 900 });
  const run = <T>(source: string, given: readonly string[]) =>
    session.executeScript<T>(`return (${source})(...arguments)`, ...given);
  const controlOf = (element: WebElement): Control => ({
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    async choose(option) {
      await element.findElement(By.xpath(`.//option[normalize-space()="${option}"]`)).click();
    },
  });
  let read = 0;
  return {
    goto: (url) => session.get(url),
    read: (source, ...given) => run(source, given),
    async find(source, ...given) {
      const element = await run<WebElement | null>(source, given);
      return element ? controlOf(element) : undefined;
    },
    takeErrors() {
      const written = service.output().slice(read);
      read += written.length;
      return written.split('\n').filter((line) => /CONSOLE.*\bERROR\b/.test(line));
    },
    async close() {
      await session.quit().catch(() => undefined);
      await service.stop();
    },
  };
}

/**
 * Finds the browsers, and installs Debian's packages if it has the permission.
 *
 * @returns how to start each; undefined for one that is absent.
 */
export function findBrowsers(): Record<string, (() => Promise<Driver>) | undefined> {
  const findFirefox = () => onPath('firefox-esr', 'firefox');
  const findWebKit = () => {
    const browser = MINI_BROWSERS.find((path) => existsSync(path));
    const program = onPath('WebKitWebDriver');
    return program && browser && onPath('xvfb-run') ? { program, browser } : undefined;
  };
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length > 0) installFromDebian(...missing);
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  return {
    Firefox: firefox === undefined ? undefined : () => startFirefox(firefox),
    WebKit: webkit && (() => startWebKit(webkit.program, webkit.browser)),
  };
}
