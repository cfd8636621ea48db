/**
 * `npm run drills -- commands`: starts each command that the documents name far enough to see it work.
 * Needs a build and Linux.
 *
 *   npm run drills -- --no-build commands -- zones dev   those whose line holds one of these
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../gateway/server';
import { freePort, startSite } from '../../tests/support/site';
import { documentedCommands, type DocumentedCommand } from './documented-commands.mts';
import { copyProject } from './project-copy.mts';

const LIMIT_MS = 15 * 60_000;
const TOLD_LINES = 25;

const ends = new AsyncDisposableStack();
const { path: folder } = ends.use(await mkdtempDisposable(join(tmpdir(), 'commands-')));
const clone = join(folder, 'clone');
await copyProject(clone);
const gateway = ends.use(await startGateway({ dataDir: join(folder, 'data') }));
const site = ends.use(await startSite());
const PORT = String(await freePort());
const OUT = join(folder, 'out');
const env = { ...process.env, SITE: site.url, GATEWAY: gateway.url, PORT, OUT };

/** What a command has printed, and whether it works. */
async function start(given: DocumentedCommand): Promise<{ works: boolean; output: string }> {
  const { command, prints, serves, clone: isInClone } = given;
  // A group of its own, so that nothing of it is left.
  const cwd = isInClone ? clone : undefined;
  const child = spawn(command, { shell: true, detached: true, cwd, env });
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const kill = () => end('SIGKILL');
  process.once('exit', kill);
  const limit = setTimeout(kill, LIMIT_MS);
  let output = '';
  let isUp = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      if (isUp || !serves?.test(output)) return;
      isUp = true;
      end('SIGTERM');
    });
  await once(child, 'close');
  clearTimeout(limit);
  process.off('exit', kill);
  const isDone = prints?.test(output) === true && child.exitCode !== null;
  return { works: isUp || isDone || (!serves && !prints && child.exitCode === 0), output };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const words = process.argv.slice(2);
const wanted = documentedCommands.filter(
  ({ command }) => words.length === 0 || words.some((word) => command.includes(word)),
);
const broken: string[] = [];
try {
  for (const given of wanted) {
    const began = performance.now();
    const { works, output } = await start(given);
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(`${works ? '✓' : '✗'} ${given.command} (${seconds} s)`);
    if (works) continue;
    broken.push(given.command);
    console.log(output.split('\n').slice(-TOLD_LINES).join('\n'));
  }
} finally {
  await ends.disposeAsync();
}
for (const command of broken) console.error(`✗ ${command} does not work`);
process.exit(broken.length > 0 ? 1 : 0);
