import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { summary, type TestTime } from './slowest.mts';

/**
 * Playwright's reporter of the slowest tests and the suite's budget; and of a failure at once, since verify
 * ends all suites when one has failed.
 */
export default class SlowestReporter implements Reporter {
  #suite = '';
  readonly #tests: TestTime[] = [];

  onBegin(_config: unknown, root: Suite) {
    this.#suite = root.suites.map(({ title }) => title).join(' ');
  }

  onTestEnd(test: TestCase, { duration, error }: TestResult) {
    const [, , file, ...titles] = test.titlePath();
    const name = `${file}: ${titles.join(' › ')}`;
    this.#tests.push({ name, seconds: duration / 1_000 });
    if (error) console.log(`\n✗ ${name}\n${error.message ?? ''}\n`);
  }

  onEnd({ duration }: FullResult) {
    console.log(summary(this.#suite, this.#tests, duration / 1_000));
  }
}
