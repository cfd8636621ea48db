/**
 * `npm run drills -- commands`: starts each command that the documents name far enough to see it work.
 * Needs a build and Linux.
 *
 *   npm run drills -- --no-build commands -- zones dev   those whose line holds one of these
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, startSite } from '@/tests/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { startGateway } from '@/tools/gateway/server';
import { seconds, verdict } from '@/tools/verdict';
import { documentedCommands, type DocumentedCommand } from './documented-commands.mts';
import { startGroup } from './group';
import { copyProject } from './project-copy.mts';

const LIMIT_MS = 15 * 60_000;
const TOLD_LINES = 25;

await using folder = await temporaryFolder('commands');
const clone = join(folder.path, 'clone');
await copyProject(clone);
await using gateway = await startGateway({ dataDir: join(folder.path, 'data') });
await using site = await startSite();
const PORT = String(await freePort());
const OUT = join(folder.path, 'out');
const env = { ...process.env, SITE: site.url, GATEWAY: gateway.url, PORT, OUT };

/** What a command has printed, and whether it works. */
async function start(given: DocumentedCommand): Promise<{ works: boolean; output: string }> {
  const { command, prints, serves, clone: isInClone } = given;
  const { child, end } = startGroup(command, { cwd: isInClone ? clone : undefined, env });
  const limit = setTimeout(() => end('SIGKILL'), LIMIT_MS);
  let output = '';
  let isUp = false;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk);
      if (isUp || !serves?.test(output)) return;
      isUp = true;
      end('SIGTERM');
    });
  await once(child, 'close');
  clearTimeout(limit);
  const isDone = prints?.test(output) === true && child.exitCode !== null;
  return { works: isUp || isDone || (!serves && !prints && child.exitCode === 0), output };
}

const words = process.argv.slice(2);
const wanted = documentedCommands.filter(
  ({ command }) => words.length === 0 || words.some((word) => command.includes(word)),
);
const broken: string[] = [];
for (const given of wanted) {
  const began = performance.now();
  const { works, output } = await start(given);
  verdict(works, `${given.command} (${seconds(performance.now() - began)})`);
  if (works) continue;
  broken.push(given.command);
  console.log(output.split('\n').slice(-TOLD_LINES).join('\n'));
}
for (const command of broken) console.error(`✗ ${command} does not work`);
