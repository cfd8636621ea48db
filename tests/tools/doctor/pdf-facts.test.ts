import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FileFacts } from '@/tools/doctor/content';

interface Examples {
  ranges: Record<string, FileFacts>;
  whole: Record<string, FileFacts>;
  sentInRanges: number;
  heavy: number;
}

let examples: Examples;

beforeAll(async () => {
  const script = ['--import', 'tsx', 'tests/support/pdf-facts-of-examples.mts'];
  const { stdout } = await promisify(execFile)(process.execPath, script, { timeout: 60_000 });
  examples = JSON.parse(stdout);
}, 70_000);

const TITLED = { title: 'Informe anual 2025', hasText: true };

test('title and text, or none', () => {
  const { text, scan } = examples.ranges;
  expect(text?.pdf).toEqual(TITLED);
  expect(scan?.pdf).toEqual({ title: '', hasText: false });
});

test('a locked or broken document is found, and nothing is said of it', () => {
  const { locked, broken } = examples.ranges;
  expect([locked, broken].map((facts) => [facts?.status, facts?.pdf])).toEqual([
    ['found', undefined],
    ['found', undefined],
  ]);
});

test('of heavy documents only a part is read', () => {
  const { heavy, heavyScan } = examples.ranges;
  expect(heavy?.pdf).toEqual(TITLED);
  expect(heavyScan?.pdf).toEqual({ title: '', hasText: false });
  expect(examples.sentInRanges).toBeLessThan(examples.heavy);
});

test('without ranges it is read as a whole, unless it is heavy', () => {
  expect(examples.whole.text?.pdf).toEqual(TITLED);
  expect(examples.whole.heavy).toMatchObject({ status: 'found', bytes: examples.heavy });
  expect(examples.whole.heavy?.pdf).toBeUndefined();
});
