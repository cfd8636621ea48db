import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of processor of this thread so far: others on the machine do not count. */
export function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The longest time that the event loop is blocked during `work`. Milliseconds. */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
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

/**
 * Searches for each text so many times and prints the middle and the longest of their times. Returns the
 * time below which a part of them stayed. Milliseconds.
 */
export function searchTimes(
  texts: readonly string[],
  rounds: number,
  search: (text: string) => unknown,
): (part: number) => number {
  const times = texts.map((text) => {
    const before = spentMs();
    for (let round = 0; round < rounds; round += 1) search(text);
    return (spentMs() - before) / rounds;
  });
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  console.log(`  p50 ${at(0.5).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`);
  return at;
}

/** Megabytes in use after a collection, with `--expose-gc`. */
export function collectedMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}
