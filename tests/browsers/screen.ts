import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Control, Driver } from './drivers';

type Role = 'button' | 'link' | 'choice' | 'field' | 'list';

const findControl = readFileSync('tests/browsers/find-control.js', 'utf8')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replace(/;\s*$/, '');
/** The limit of a wait. Both browsers share two processors with other suites. */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;

/** The site in one browser, found by the roles, names and texts that a visitor sees. */
export class Screen {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a path and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.driver.read('() => void (globalThis.isLeft = true)');
    await this.driver.goto(this.origin + path);
    // Under load a driver may return while the previous page is still open. React marks hydrated elements,
    // and a form has `noValidate` once React has run its ref.
    await this.holds(
      `() => !globalThis.isLeft
        && Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react'))
        && [...document.querySelectorAll('main form[method=post]')].every((form) => form.noValidate)`,
    );
  }

  async click(role: Role, name: string): Promise<void> {
    await this.control(role, name);
    await this.rests();
    await (await this.control(role, name)).click();
  }

  /** Waits until the parts of the page stop moving. */
  private async rests(): Promise<void> {
    const places = `() => [scrollY, ...[...document.querySelectorAll('main > *')].map((part) => part.getBoundingClientRect().top)].join()`;
    let last: unknown;
    await this.until('a page at rest', async () => {
      const before = last;
      last = await this.driver.read(places);
      return last === before;
    });
  }

  async fill(name: string, text: string): Promise<void> {
    await (await this.control('field', name)).type(text);
  }

  async choose(name: string, option: string): Promise<void> {
    await this.until(`option "${option}"`, () =>
      this.driver.read(
        `(text) => [...document.querySelectorAll('option')].some((option) => option.textContent.trim() === text)`,
        option,
      ),
    );
    await (await this.control('list', name)).choose(option);
  }

  async sees(text: string): Promise<void> {
    await this.until(`the text "${text}"`, async () => (await this.text()).includes(text));
  }

  /** Waits until a function that runs in the page returns a truthy value. */
  async holds(source: string): Promise<void> {
    await this.until(source, () => this.driver.read(source));
  }

  /** Returns the page's text with single spaces. */
  private async text(): Promise<string> {
    return String(
      await this.driver.read(`() => (document.body?.innerText ?? '').replace(/\\s+/g, ' ')`),
    );
  }

  private async control(role: Role, name: string): Promise<Control> {
    let control: Control | undefined;
    await this.until(`${role} "${name}"`, async () => {
      control = await this.driver.find(findControl, role, name);
      return control !== undefined;
    });
    if (!control) throw new Error(`No ${role} "${name}"`);
    return control;
  }

  private async until(what: string, isSo: () => Promise<unknown>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`);
      await sleep(POLL_MS);
    }
  }
}
