import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What one round of load has measured. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds below which 99 of 100 answers came. */
  p99: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/**
 * Asks for one address as fast as it answers, over connections that stay open. wrk does it: a
 * generator in JavaScript would be slower than what it measures.
 *
 * @throws Error where an answer was no success, or wrk is not installed.
 */
export async function load(
  url: string,
  { seconds = 10, connections = 32, gzip = false } = {},
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
  const { stdout } = await run('wrk', [...shape, url]).catch((error: unknown) => {
    throw new Error('wrk could not be run; it is a package of the same name', { cause: error });
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, time, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  const factor = UNITS[unit];
  if (rate === undefined || factor === undefined) throw new Error(`wrk said:\n${stdout}`);
  return { requestsPerSecond: Number(rate), p99: Number(time) * factor };
}

/** The middle of some figures. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
