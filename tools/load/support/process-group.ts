import { readdir, readFile } from 'node:fs/promises';

/** What a folder or a file of /proc holds; nothing once its process is gone, and outside of Linux. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
export const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** The ids of the processes in a group. */
export async function processesOf(group: number): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await namesIn('/proc')) {
    // After the name in parentheses: state, parent, process group.
    const own = (await textOf(`/proc/${pid}/stat`)).split(') ').at(-1)?.split(' ')[2];
    if (Number(own) === group) found.push(pid);
  }
  return found;
}
