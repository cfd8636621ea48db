import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { summary, type TestTime } from './slowest.mts';

/** Playwright's reporter of the slowest tests and the suite's budget. */
export default class SlowestReporter implements Reporter {
  #suite = '';
  readonly #tests: TestTime[] = [];

  onBegin(_config: unknown, root: Suite) {
    this.#suite = root.suites.map(({ title }) => title).join(' ');
  }

  onTestEnd(test: TestCase, { duration }: TestResult) {
    const [, , file, ...titles] = test.titlePath();
    this.#tests.push({ name: `${file}: ${titles.join(' › ')}`, seconds: duration / 1_000 });
  }

  onEnd({ duration }: FullResult) {
    console.log(summary(this.#suite, this.#tests, duration / 1_000));
  }
}
