import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programPath } from '@/scripts/debian.cjs';

const run = promisify(execFile);

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** The measurements of wrk. */
export interface Load {
  requestsPerSecond: number;
  /** 99th percentile of response times, in milliseconds. */
  p99: number;
}

/**
 * Requests one URL as fast as it responds, over 32 connections that stay open. It uses wrk, because a load
 * generator in JavaScript would be slower than the server.
 *
 * @throws Error if a response is not successful, or wrk is not installed.
 */
export async function load(
  url: string,
  { seconds, gzip }: { seconds: number; gzip: boolean },
): Promise<Load> {
  const shape = ['-t1', '-c32', `-d${seconds}s`, '--latency', '--timeout', '10s'];
  const encoding = gzip ? ['-H', 'Accept-Encoding: gzip'] : [];
  const { stdout } = await run(programPath('wrk'), [...shape, ...encoding, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, time, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  const factor = UNITS[unit];
  if (rate === undefined || factor === undefined) throw new Error(`wrk printed:\n${stdout}`);
  return { requestsPerSecond: Number(rate), p99: Number(time) * factor };
}
