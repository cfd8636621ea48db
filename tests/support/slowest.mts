import { readFileSync } from 'node:fs';

export interface TestTime {
  name: string;
  seconds: number;
}

const SHOWN = 10;

/** The slowest tests, the slowest first. */
export function slowestOf(tests: readonly TestTime[]): TestTime[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
}

/** What a suite took beside its budget. Over it is a warning: machines differ. */
export function budgetLine(suite: string, took: number, budget?: number): string {
  const line = `${suite} took ${Math.round(took)} s`;
  if (budget === undefined) return `${line}, without a budget`;
  return took > budget ? `⚠ ${line}: over its ${budget} s` : `${line} of ${budget}`;
}

/**
 * The end of a suite's output; `tests/budgets.json` has the budgets by the npm scripts.
 *
 * @param suite its name where no script started it.
 */
export function summary(suite: string, tests: readonly TestTime[], took: number): string {
  const budgets: Record<string, number> = JSON.parse(readFileSync('tests/budgets.json', 'utf8'));
  const script = process.env.npm_lifecycle_event ?? '';
  const name = script in budgets ? script : suite;
  const slowest = slowestOf(tests).map(
    (test) => `${test.seconds.toFixed(1).padStart(6)} s  ${test.name}`,
  );
  return ['', ...slowest, budgetLine(name, took, budgets[name]), ''].join('\n');
}
