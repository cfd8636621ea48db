import { relative } from 'node:path';
import { summary } from './slowest.mts';

interface Run {
  startTime: number;
  testResults: {
    testFilePath: string;
    testResults: { fullName: string; duration?: number | null }[];
  }[];
}

/** Jest's reporter of the slowest tests and the suite's budget. */
export default class JestSlowestReporter {
  onRunComplete(_contexts: unknown, { startTime, testResults }: Run) {
    const tests = testResults.flatMap(({ testFilePath, testResults: ended }) =>
      ended.map(({ fullName, duration }) => ({
        name: `${relative('tests', testFilePath)}: ${fullName}`,
        seconds: (duration ?? 0) / 1_000,
      })),
    );
    console.log(summary('test', tests, (Date.now() - startTime) / 1_000));
  }
}
