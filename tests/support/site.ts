import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listening } from './listening';
import { temporaryFolder } from './temporary-folder';

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
  const { url, stop } = await listening(createServer());
  await stop();
  return Number(new URL(url).port);
}

const START_LIMIT_MS = 30_000;
/** For requests under way, beside the delay of a stop. Orchestrators wait longer. */
const STOP_LIMIT_MS = 5_000;

interface ServerOptions {
  url: string;
  /** A path that responds once it is up. */
  path: string;
  cwd?: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  /** Is removed once the server has stopped. */
  folder?: { remove(): Promise<void> };
}

/**
 * Starts an HTTP server and waits until `path` responds with a success.
 *
 * @throws Error with its output when it does not start.
 */
export async function startServer(
  command: string[],
  { url, path, cwd, env, folder }: ServerOptions,
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
    const late = sleep(stopLimit, undefined, { ref: false });
    await Promise.race([stopped, late.then(() => server.kill('SIGKILL'))]);
    await folder?.remove();
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

/** By default a free port, this project and its icon. */
type NextOptions = Partial<Omit<ServerOptions, 'url'>> & { port?: string };

/** The site's own server, or a command of Next. */
const PROGRAMS = {
  site: [resolve('lib/server/server.mts')],
  start: [resolve('node_modules/next/dist/bin/next'), 'start'],
  dev: [resolve('node_modules/next/dist/bin/next'), 'dev'],
};

/**
 * Starts the site's server on an existing build, `next start` or `next dev`.
 *
 * @throws Error with its output when it does not start.
 */
export async function startNext(
  program: keyof typeof PROGRAMS,
  options: NextOptions,
): Promise<Site> {
  const port = options.port ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const args = ['--hostname', '127.0.0.1', '--port', port];
  return startServer([process.execPath, ...PROGRAMS[program], ...args], {
    url,
    path: '/icon.svg',
    ...options,
    env: {
      SITE_URL: url,
      NEXT_TELEMETRY_DISABLED: '1',
      ...(program === 'site' && { NODE_ENV: 'production' }),
      ...options.env,
    },
  });
}

/** Starts the site on the existing build, with a data folder of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const folder = await temporaryFolder('site');
  return startNext('site', { folder, env: { EMBEDDED_DATA_DIR: folder.path, ...env } });
}
