import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const list = (folder: string) => readdir(folder).catch(() => []);
const read = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Processes of a browser that run and draw its pages. */
async function pageProcesses(browser: number): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await list('/proc')) {
    // After the name in parentheses: state, parent, process group.
    const group = (await read(`/proc/${pid}/stat`)).split(') ').at(-1)?.split(' ')[2];
    const command = await read(`/proc/${pid}/cmdline`);
    if (Number(group) === browser && /--type=(?:renderer|gpu-process)/.test(command))
      found.push(pid);
  }
  return found;
}

/**
 * Gives what runs and draws a browser's page the processors before all else (`SCHED_RR`), as a phone
 * has no Lighthouse and no server beside it. Threads that start later inherit it.
 *
 * @param browser the id of its process, which leads a group.
 * @returns whether it could: only Linux knows it, and only root may.
 */
export async function putPageFirst(browser: number): Promise<boolean> {
  let isFirst = false;
  for (const pid of await pageProcesses(browser))
    for (const thread of await list(`/proc/${pid}/task`)) {
      // One that has just ended cannot be set.
      const set = run('chrt', ['--rr', '--pid', '10', thread]);
      isFirst = (await set.then(() => true).catch(() => false)) || isFirst;
    }
  return isFirst;
}
