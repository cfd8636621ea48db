import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryEnv } from '@/tests/support/memory-env';
import { residentBytes } from '@/tests/support/peak-memory';
import type { Site } from '@/tests/support/site';

/** The environment of a site whose memory is looked at by `settled`. */
export const collectingEnv = () =>
  memoryEnv('--require', resolve('tools/drills/chaos/support/collect.cjs'));

/** The least memory that is seen in a while of nothing but collecting garbage (collect.cjs). */
export async function settled(site: Site, whileMs: number) {
  let resident = Infinity;
  for (const end = Date.now() + whileMs; Date.now() < end; await sleep(1_000)) {
    process.kill(site.pid, 'SIGUSR2');
    resident = Math.min(resident, await residentBytes(site.pid));
  }
  const told = [...site.output().matchAll(/"kept":(\d+)/g)].slice(-5);
  // What of it is in use: V8's heap and what hangs on it.
  return { resident, used: Math.min(...told.map(([, bytes]) => Number(bytes))) };
}

/** All files below a folder with their sizes in bytes; what vanishes meanwhile is left out. */
export async function filesBelow(folder: string): Promise<{ path: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path, size: (await stat(path).catch(() => undefined))?.size ?? 0 };
    }),
  );
}

export async function bytesBelow(folder: string): Promise<number> {
  return (await filesBelow(folder)).reduce((sum, { size }) => sum + size, 0);
}

/** Asks again and again until it holds; returns the milliseconds it took, Infinity for too long. */
export async function until(holds: () => Promise<boolean>, limitMs: number): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < limitMs) {
    if (await holds()) return performance.now() - started;
    await sleep(200);
  }
  return Infinity;
}
