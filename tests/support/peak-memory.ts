import { readFile, writeFile } from 'node:fs/promises';

async function readKilobytes(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}

/** Begins to watch a process' memory anew. Returns what it holds now, in bytes. */
export async function resetPeakMemory(pid: number): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return readKilobytes(pid, 'VmRSS');
}

/** The most memory that a process has held at a time since then, in bytes. */
export const peakMemory = (pid: number): Promise<number> => readKilobytes(pid, 'VmHWM');
