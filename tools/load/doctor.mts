/**
 * `npm run bench -- doctor`: examines 3,600 posts, 1,400 branches and 2,700 press items with the calls
 * of the default budget, and with all calls. Memory is the peak resident size of the one process that
 * examines; tsx, which starts it, takes some 60 MB of its own. Limits: 300 s and 400 MB. Needs Linux.
 */
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { peakMemory } from '@/tests/support/peak-memory';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { startGroup } from '@/tools/drills/group';
import { verdict } from '@/tools/verdict';
import { startManyRecords, WHOLE } from './support/many-records';
import { processesOf } from './support/process-group';

const MOST_SECONDS = 300;
const MOST_MB = 400;
const ALL = 20_000;
const POLL_MS = 100;

const report = z.object({
  extent: z.object({ requests: z.number(), records: z.number() }),
  editorial: z.array(z.unknown()),
});

/** Peak resident size of the largest process of a group, in megabytes. */
async function peakOf(group: number): Promise<number> {
  const peaks = (await processesOf(group)).map((pid) => peakMemory(Number(pid)).catch(() => 0));
  return Math.max(0, ...(await Promise.all(peaks))) / 1e6;
}

/** Ends what takes too long. @throws Error where it ends by itself without a verdict. */
async function examine(url: string, json: string, calls?: number) {
  await rm(json, { force: true });
  const most = calls === undefined ? '' : `--calls ${calls}`;
  const began = performance.now();
  const command = `npm run --silent doctor -- --url ${url} --json ${json} ${most}`;
  const { child, end } = startGroup(command, { stdio: ['ignore', 'ignore', 'inherit'] });
  let megabytes = 0;
  const timer = setInterval(() => {
    void peakOf(child.pid ?? 0).then((peak) => (megabytes = Math.max(megabytes, peak)));
    if (performance.now() - began > MOST_SECONDS * 1_000) end('SIGKILL');
  }, POLL_MS);
  const [code]: (number | null)[] = await once(child, 'exit').finally(() => clearInterval(timer));
  const seconds = (performance.now() - began) / 1_000;
  if (seconds > MOST_SECONDS) return { seconds, megabytes, requests: 0, records: 0, findings: 0 };
  if (code !== 0 && code !== 1) throw new Error(`It ended with ${code} and no verdict`);
  const { extent, editorial } = report.parse(JSON.parse(await readFile(json, 'utf8')));
  return { seconds, megabytes, ...extent, findings: editorial.length };
}

await using work = await temporaryFolder('doctor');
await using gateway = await startManyRecords(WHOLE);
for (const calls of [undefined, ALL]) {
  const json = join(work.path, 'report.json');
  const { seconds, megabytes, ...run } = await examine(gateway.url, json, calls);
  const name = calls === undefined ? 'default budget' : 'all calls';
  console.log(
    `${name}: ${run.requests} requests, ${run.records} records, ${run.findings} findings`,
  );
  verdict(seconds <= MOST_SECONDS, `${seconds.toFixed(0)} s (limit ${MOST_SECONDS} s)`);
  const isMeasured = megabytes > 0;
  verdict(isMeasured && megabytes <= MOST_MB, `${megabytes.toFixed(0)} MB (limit ${MOST_MB} MB)`);
}
