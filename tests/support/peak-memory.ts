import { readFile, writeFile } from 'node:fs/promises';

async function readBytes(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
}

/** The memory that a process holds, in bytes (Linux). */
export const residentBytes = (pid: number): Promise<number> => readBytes(pid, 'VmRSS');

/** Resets the peak memory of a process; returns its current memory in bytes. */
export async function resetPeakMemory(pid: number): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return residentBytes(pid);
}

/** The peak memory of a process since the reset, in bytes. */
export const peakMemory = (pid: number): Promise<number> => readBytes(pid, 'VmHWM');
