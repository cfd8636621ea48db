import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listening } from './listening';
import { temporaryFolder } from './temporary-folder';

/** A running production server of the site. Disposal stops it. */
export interface Site extends AsyncDisposable {
  /** The origin of the site. */
  url: string;
  pid: number;
  /** Returns stdout and stderr so far. */
  output(): string;
  /** Stops it by SIGTERM, or by SIGKILL for a crash. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const { url, stop } = await listening(createServer());
  await stop();
  return Number(new URL(url).port);
}

const START_LIMIT_MS = 30_000;
/** The time for open requests after the delay of a stop. Orchestrators wait longer. */
const STOP_LIMIT_MS = 5_000;

interface ServerOptions {
  url: string;
  /** The path that responds once the server is up. */
  path: string;
  cwd?: string;
  /** The variables to add to the environment. */
  env?: Record<string, string>;
  /** A folder to remove once the server has stopped. */
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

/** The options of a server. The defaults are a free port, this project and its icon. */
type NextOptions = Partial<Omit<ServerOptions, 'url'>> & { port?: string };

/** The site's server and commands of Next. */
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

/** Starts the site on the existing build, with a separate data folder and a late warm-up. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const folder = await temporaryFolder('site');
  const defaults = { EMBEDDED_DATA_DIR: folder.path, WARM_UP_DELAY_SECONDS: '3600' };
  return startNext('site', { folder, env: { ...defaults, ...env } });
}
