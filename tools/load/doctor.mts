/**
 * `npm run bench -- doctor`: examines 3,600 posts, 1,400 branches and 2,700 press items with the calls
 * of the default budget, and with all calls. Memory is the peak resident size of the one process that
 * examines; tsx, which starts it, takes some 60 MB of its own. Limits: 300 s and 400 MB. Needs Linux.
 */
import { spawn } from 'node:child_process';
import { mkdtempDisposable, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { hasFailed, verdict } from '@/tools/drills/chaos/support/report';
import { startGateway } from '@/tools/gateway/server';
import { WHOLE, writeManyRecords } from './support/many-records';

const MOST_SECONDS = 300;
const MOST_MB = 400;
const ALL = 20_000;
const POLL_MS = 100;

const report = z.object({
  extent: z.object({ requests: z.number(), records: z.number() }),
  editorial: z.array(z.unknown()),
});

/** Peak resident size in megabytes and parent of a process; undefined when it is gone. */
async function processOf(pid: string) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  return { pid, parent: /^PPid:\s+(\d+)/m.exec(status)?.[1], megabytes: (peak * 1024) / 1e6 };
}

/** The peak of the largest process below this pid. */
async function peakBelow(pid: number | undefined): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(pids.map(processOf));
  const below = new Set([String(pid)]);
  let peak = 0;
  // A child's entry comes after its parent's, except where the numbers began anew.
  for (const { pid: own, parent, megabytes } of processes.toSorted(
    (a, b) => Number(a.pid) - Number(b.pid),
  )) {
    if (parent === undefined || !below.has(parent)) continue;
    below.add(own);
    peak = Math.max(peak, megabytes);
  }
  return peak;
}

/** Ends what takes too long. @throws Error where it ends by itself without a verdict. */
async function examine(url: string, json: string, calls?: number) {
  await rm(json, { force: true });
  const options = ['--url', url, '--json', json, ...(calls ? ['--calls', String(calls)] : [])];
  const began = performance.now();
  // A group of its own, so that nothing of it is left.
  const child = spawn('npm', ['run', '--silent', 'doctor', '--', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    void peakBelow(child.pid).then((peak) => (megabytes = Math.max(megabytes, peak)));
    if (performance.now() - began > MOST_SECONDS * 1_000) stop();
  }, POLL_MS);
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', stop);
  const code = await ended.finally(() => clearInterval(timer));
  process.off('exit', stop);
  const seconds = (performance.now() - began) / 1_000;
  if (seconds > MOST_SECONDS) return { seconds, megabytes, requests: 0, records: 0, findings: 0 };
  if (code !== 0 && code !== 1) throw new Error(`It ended with ${code} and no verdict`);
  const { extent, editorial } = report.parse(JSON.parse(await readFile(json, 'utf8')));
  return { seconds, megabytes, ...extent, findings: editorial.length };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
{
  await using work = await mkdtempDisposable(join(tmpdir(), 'doctor-'));
  const contentDir = join(work.path, 'content');
  await writeManyRecords(contentDir, WHOLE);
  await using gateway = await startGateway({ contentDir, dataDir: join(work.path, 'data') });
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
}
process.exit(hasFailed() ? 1 : 0);
