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

/** A phone has a core for each of these; here the page's helpers wait for the page. */
function priorityOf(name: string, isMain: boolean): string {
  if (isMain) return '30';
  return name === 'Compositor' || name === 'VizCompositorThread' ? '20' : '10';
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
      const name = (await read(`/proc/${pid}/task/${thread}/comm`)).trim();
      // One that has just ended cannot be set.
      const set = run('chrt', ['--rr', '--pid', priorityOf(name, thread === pid), thread]);
      isFirst = (await set.then(() => true).catch(() => false)) || isFirst;
    }
  return isFirst;
}
