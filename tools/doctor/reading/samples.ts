import type { Result } from '@/lib/content/gateway/result';
import type { Asker } from './asker';

/** Reads of one call for many records. */
export interface Sample {
  /** Plural, as in "3 de 40 …". */
  label: string;
  reads: (() => Promise<Result<unknown>>)[];
  /** For a call that the site itself does not make. */
  most?: number;
}

/** A call that failed so often in a row is left alone. */
const MOST_FAILURES = 3;

/** As many of the items as `count`, at even distances, the first among them. */
export function evenly<T>(items: readonly T[], count: number): T[] {
  if (count >= items.length) return [...items];
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!);
}

/** Divides a budget: who needs less than an equal share leaves the rest to the others. */
export function share(budget: number, needs: readonly number[]): number[] {
  const given = needs.map(() => 0);
  let left = budget;
  const byNeed = needs.map((need, at) => ({ need, at })).toSorted((a, b) => a.need - b.need);
  for (const [done, { need, at }] of byNeed.entries()) {
    const equal = Math.max(1, Math.floor(left / (byNeed.length - done)));
    const part = Math.min(need, equal, left);
    given[at] = part;
    left -= part;
  }
  return given;
}

async function runSample({ reads }: Sample, count: number, { ask }: Asker): Promise<number> {
  let failures = 0;
  let asked = 0;
  const chosen = evenly(reads, count).map(async (read) => {
    // Its value is not returned: all of them would be kept until the last has come.
    await ask(async () => {
      if (failures >= MOST_FAILURES) return { status: 'unavailable' };
      asked += 1;
      const result = await read();
      failures = result.status === 'unavailable' ? failures + 1 : 0;
      return result;
    });
  });
  await Promise.all(chosen);
  return asked;
}

/** Reads as much of each sample as a budget of calls allows; notes what was left out. */
export function createSampler(asker: Asker) {
  /** What a budget, or failures, cut short: how much was asked, by label. */
  const leftOut = new Map<string, { asked: number; of: number }>();
  async function run(samples: readonly Sample[], budget: number): Promise<void> {
    if (asker.isStopped()) return;
    const needs = samples.map(({ reads, most = Infinity }) => Math.min(reads.length, most));
    const counts = share(Math.max(0, Math.floor(budget)), needs);
    const all = samples.map((sample, at) => runSample(sample, counts[at] ?? 0, asker));
    for (const [at, count] of (await Promise.all(all)).entries()) {
      const { label = '', reads = [] } = samples[at] ?? {};
      const { asked, of } = leftOut.get(label) ?? { asked: 0, of: 0 };
      const isCut = count < (needs[at] ?? 0);
      if (isCut) leftOut.set(label, { asked: asked + count, of: of + reads.length });
    }
  }
  return { run, leftOut };
}
