import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { installFromDebian } from '@/scripts/debian.cjs';

const LIBRARY = 'libjemalloc.so.2';
const PACKAGE = 'libjemalloc2';

/** The memory settings of the image (deploy/Dockerfile). */
export const MEMORY_ENV = {
  LD_PRELOAD: LIBRARY,
  MALLOC_CONF: 'narenas:2,background_thread:true,dirty_decay_ms:1000,muzzy_decay_ms:0',
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=4',
} as const;

/** Returns whether the loader finds the library. It only warns if the library is absent. */
const isInstalled = () =>
  spawnSync('true', { env: { ...process.env, LD_PRELOAD: LIBRARY }, encoding: 'utf8' }).stderr ===
  '';

/**
 * Returns the memory settings of a deployed server. Without them glibc's allocator keeps over 100 MB of
 * freed memory and V8's heap grows with the machine.
 *
 * @param flags more flags of Node.
 * @throws Error when the library is absent and cannot be installed.
 */
export function memoryEnv(...flags: string[]): Record<keyof typeof MEMORY_ENV, string> {
  if (!isInstalled()) installFromDebian(PACKAGE);
  if (!isInstalled()) throw new Error(`${LIBRARY} is missing: install the package ${PACKAGE}.`);
  return { ...MEMORY_ENV, NODE_OPTIONS: [MEMORY_ENV.NODE_OPTIONS, ...flags].join(' ') };
}

async function readBytes(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
}

/** Returns the resident memory of a process in bytes (Linux). */
export const residentBytes = (pid: number): Promise<number> => readBytes(pid, 'VmRSS');

/** Resets the peak memory of a process. Returns its current memory in bytes. */
export async function resetPeakMemory(pid: number): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return residentBytes(pid);
}

/** Returns the peak memory of a process since the reset, in bytes. */
export const peakMemory = (pid: number): Promise<number> => readBytes(pid, 'VmHWM');
