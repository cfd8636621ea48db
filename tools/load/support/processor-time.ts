import { setImmediate as turn } from 'node:timers/promises';
import { median } from '@/tests/support/statistics';

/** Milliseconds of processor of this thread so far: others on the machine do not count. */
export function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The longest time that the event loop is blocked during `work`. Milliseconds. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  let longest = 0;
  let since = spentMs();
  while (!isOver) {
    await turn();
    const now = spentMs();
    longest = Math.max(longest, now - since);
    since = now;
  }
  return longest;
}

/** Megabytes in use after a collection, with `--expose-gc`. */
function collectedMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}

/** Builds an index: what it takes, how long others wait for their turn at most, and what it holds. */
export async function costOf<T>(build: () => Promise<T>) {
  const before = collectedMb();
  const began = spentMs();
  const building = build();
  const longest = await longestTurn(building);
  const ms = spentMs() - began;
  const index = await building;
  return { index, ms, longest, megabytes: collectedMb() - before };
}

/** Searches for each text so many times; the milliseconds that each takes, which are also printed. */
export function searchTimes(
  texts: readonly string[],
  rounds: number,
  search: (text: string) => unknown,
): number[] {
  const times = texts.map((text) => {
    const before = spentMs();
    for (let round = 0; round < rounds; round += 1) search(text);
    return (spentMs() - before) / rounds;
  });
  console.log(`  p50 ${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`);
  return times;
}
