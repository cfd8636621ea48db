import { setTimeout as sleep } from 'node:timers/promises';

/** Checks a condition every few milliseconds until it holds. Fails after a minute. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It does not come');
    await sleep(5);
  }
}
