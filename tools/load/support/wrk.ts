import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { programPath } from '@/scripts/debian.cjs';
import { median } from '@/tests/support/statistics';

const run = promisify(execFile);

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
  gzip?: boolean;
  /** The server's process. */
  pid?: number;
}

/**
 * Requests one URL as fast as it responds, over 32 connections that stay open. With wrk: a generator in
 * JavaScript would be slower than the server.
 *
 * @throws Error where a response was no success, or wrk is not installed.
 */
export async function load(url: string, { seconds, gzip = false, pid }: LoadOptions) {
  const shape = ['-t1', '-c32', `-d${seconds}s`, '--latency', '--timeout', '10s'];
  const encoding = gzip ? ['-H', 'Accept-Encoding: gzip'] : [];
  const wrk = programPath('wrk', 'wrk');
  const before = await cpuOf(pid);
  const { stdout } = await run(wrk, [...shape, ...encoding, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, time, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  const factor = UNITS[unit];
  if (rate === undefined || factor === undefined) throw new Error(`wrk said:\n${stdout}`);
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    requestsPerSecond: Number(rate),
    /** 99th percentile of response times, in milliseconds. */
    p99: Number(time) * factor,
    /** Milliseconds of processor per response, where the server's process is known. */
    cpu: ((await cpuOf(pid)) - before) / count,
  };
}

export type Load = Awaited<ReturnType<typeof load>>;

/** The requests per second of one in relation to those of another, in the median of their rounds. */
export const rateRatio = (of: readonly Load[], to: readonly Load[]): number =>
  median(of.map((load, at) => load.requestsPerSecond / (to[at]?.requestsPerSecond ?? Number.NaN)));
