import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the names in a folder; none once the process is gone, and outside of Linux. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Returns a thread's priority. A phone has a core for each; here the page's helpers wait for the page. */
function priorityOf(name: string, isMain: boolean): string {
  if (isMain) return '30';
  return name === 'Compositor' || name === 'VizCompositorThread' ? '20' : '10';
}

/** Sets the priority of all threads, which only root may do; returns whether it succeeded. */
async function raise(pid: string): Promise<boolean> {
  let isRaised = false;
  for (const thread of await namesIn(`/proc/${pid}/task`)) {
    const name = (await textOf(`/proc/${pid}/task/${thread}/comm`)).trim();
    // The priority of a thread that has just ended cannot be set.
    const set = run('chrt', ['--rr', '--pid', priorityOf(name, thread === pid), thread]);
    isRaised = (await set.then(() => true).catch(() => false)) || isRaised;
  }
  return isRaised;
}

/**
 * Gives the processes that run and draw a browser's page priority over all others (`SCHED_RR`), because a
 * phone runs no Lighthouse and no server. Threads that start later inherit it.
 *
 * @param browser the id of its process, which leads a process group.
 * @returns whether it succeeded.
 */
export async function putPageFirst(browser: number): Promise<boolean> {
  let isFirst = false;
  for (const pid of await namesIn('/proc')) {
    // After the name in parentheses: state, parent, process group.
    const group = (await textOf(`/proc/${pid}/stat`)).split(') ').at(-1)?.split(' ')[2];
    if (Number(group) !== browser) continue;
    const command = await textOf(`/proc/${pid}/cmdline`);
    if (/--type=(?:renderer|gpu-process)/.test(command)) isFirst = (await raise(pid)) || isFirst;
  }
  return isFirst;
}
