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

/** Megabytes in use after a collection, with `--expose-gc`. */
export function collectedMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}
