import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { namesIn, processesOf, textOf } from './process-group';

const run = promisify(execFile);

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
  for (const pid of await processesOf(browser)) {
    const command = await textOf(`/proc/${pid}/cmdline`);
    if (!/--type=(?:renderer|gpu-process)/.test(command)) continue;
    for (const thread of await namesIn(`/proc/${pid}/task`)) {
      const name = (await textOf(`/proc/${pid}/task/${thread}/comm`)).trim();
      // One that has just ended cannot be set.
      const set = run('chrt', ['--rr', '--pid', priorityOf(name, thread === pid), thread]);
      isFirst = (await set.then(() => true).catch(() => false)) || isFirst;
    }
  }
  return isFirst;
}
