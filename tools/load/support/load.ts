import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { installFromDebian, onPath } from '../../../scripts/debian.cjs';

const run = promisify(execFile);

/** What one round of load has measured. */
export interface Load {
  requestsPerSecond: number;
  /** 99th percentile of response times, in milliseconds. */
  p99: number;
  /** Milliseconds of processor per response, where the server's process is known. */
  cpu: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Linux counts a process' time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor that a process has used; NaN where the system does not tell. */
async function cpuOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * TICK_MS;
}

interface LoadOptions {
  seconds: number;
  connections?: number;
  gzip?: boolean;
  /** The server's process. */
  pid?: number;
}

/**
 * Requests one URL as fast as it responds, over connections that stay open. With wrk: a generator in
 * JavaScript would be slower than the server.
 *
 * @throws Error where a response was no success, or wrk is not installed.
 */
export async function load(
  url: string,
  { seconds, connections = 32, gzip = false, pid }: LoadOptions,
): Promise<Load> {
  const encoding = gzip ? ['-H', 'Accept-Encoding: gzip'] : [];
  const shape = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '10s',
    ...encoding,
  ];
  if (!onPath('wrk')) installFromDebian('wrk');
  const before = await cpuOf(pid);
  const { stdout } = await run('wrk', [...shape, url]).catch((error: unknown) => {
    throw new Error('wrk could not be run; it is a package of the same name', { cause: error });
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, time, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  const factor = UNITS[unit];
  if (rate === undefined || factor === undefined) throw new Error(`wrk said:\n${stdout}`);
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const cpu = ((await cpuOf(pid)) - before) / count;
  return { requestsPerSecond: Number(rate), p99: Number(time) * factor, cpu };
}

/** The middle of some figures. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
