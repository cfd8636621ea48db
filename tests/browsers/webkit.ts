import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver';
import { freePort } from '../support/site';
import type { Control, Driver } from './driver';

const START_LIMIT_MS = 20_000;

function controlOf(element: WebElement): Control {
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    async choose(option) {
      await element.findElement(By.xpath(`.//option[normalize-space()="${option}"]`)).click();
    },
  };
}

/** The driver under a display of its own, in one process group; `output` is the page's console. */
async function startDriver(webDriver: string) {
  const port = await freePort();
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', webDriver, `--port=${port}`],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        // Without a graphics card the processor would fill its buffers: half as much work again.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await Promise.race([stopped, sleep(5_000)]);
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return { url, stop, output: () => output };
    await sleep(100);
  }
  await stop();
  throw new Error(`WebKit's driver did not start:\n${output}`);
}

/** Debian's WebKit through WebDriver, in the small browser that comes with it. */
export async function startWebKit(paths: { webDriver: string; browser: string }): Promise<Driver> {
  const service = await startDriver(paths.webDriver);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: paths.browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  });
  const session = await new Builder()
    .usingServer(service.url)
    .withCapabilities(capabilities)
    .build()
    .catch(async (error: unknown) => {
      await service.stop();
      throw error;
    });
  let read = 0;
  return {
    name: 'WebKit',
    goto: (url) => session.get(url),
    async resize(width, height) {
      await session.manage().window().setRect({ width, height });
    },
    read: (source, ...args) => session.executeScript(`return (${source})(...arguments)`, ...args),
    async find(source, ...args) {
      const element = await session.executeScript<WebElement | null>(
        `return (${source})(...arguments)`,
        ...args,
      );
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
