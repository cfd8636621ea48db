import { readFile, writeFile } from 'node:fs/promises';

async function readKilobytes(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}

/** Resets the peak memory of a process; returns its current memory in bytes. */
export async function resetPeakMemory(pid: number): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return readKilobytes(pid, 'VmRSS');
}

/** The peak memory of a process since the reset, in bytes. */
export const peakMemory = (pid: number): Promise<number> => readKilobytes(pid, 'VmHWM');
