import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running production server of the site; disposed of, it stops. */
export interface Site extends AsyncDisposable {
  /** Its origin. */
  url: string;
  pid: number;
  /** stdout and stderr so far. */
  output(): string;
  /** SIGTERM by default; SIGKILL for a crash. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

const START_LIMIT_MS = 30_000;
/** For requests under way, beside the delay of a stop. Orchestrators wait longer. */
const STOP_LIMIT_MS = 5_000;

/**
 * Starts an HTTP server and waits until `path` responds with a success.
 *
 * @throws Error with its output when it does not start.
 */
export async function startServer(
  command: string[],
  {
    url,
    path,
    cwd,
    env,
  }: { url: string; path: string; cwd?: string; env?: Record<string, string> },
): Promise<Site> {
  let output = '';
  const [program = '', ...args] = command;
  const server = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  server.stdout.on('data', (chunk) => (output += String(chunk)));
  server.stderr.on('data', (chunk) => (output += String(chunk)));
  const stopped = once(server, 'exit');
  const stopLimit = STOP_LIMIT_MS + 1_000 * Number(env?.STOP_DELAY_SECONDS ?? 0);
  const stop: Site['stop'] = async (signal = 'SIGTERM') => {
    server.kill(signal);
    await Promise.race([stopped, sleep(stopLimit).then(() => server.kill('SIGKILL'))]);
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(url + path).catch(() => undefined);
    if (response?.ok) {
      const ends = { stop, [Symbol.asyncDispose]: () => stop() };
      return { url, pid: server.pid ?? 0, output: () => output, ...ends };
    }
    await sleep(100);
  }
  await stop();
  throw new Error(`The site did not start:\n${output}`);
}

/**
 * Starts `next start` on the existing build and a free port.
 *
 * @param env added to the environment, such as GATEWAY_URL.
 * @throws Error with its output when it does not start.
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const next = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'];
  const site = await startServer([process.execPath, ...next, '--port', port], {
    url,
    path: '/icon.svg',
    env: { SITE_URL: url, NEXT_TELEMETRY_DISABLED: '1', EMBEDDED_DATA_DIR: dataDir, ...env },
  });
  const stop: Site['stop'] = async (signal) => {
    await site.stop(signal);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...site, stop, [Symbol.asyncDispose]: () => stop() };
}
