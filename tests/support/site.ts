import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running production server of the site. */
export interface Site {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Everything it has written so far, both streams. */
  output(): string;
  stop(): Promise<void>;
}

/** A port of 127.0.0.1 that nothing listens on. */
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

/**
 * Starts `next start` over the existing build on a free port of 127.0.0.1.
 *
 * @param env added to the environment, such as GATEWAY_URL.
 * @throws Error with the server's output when it does not come up.
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  const server: ChildProcess = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    { env: { ...process.env, SITE_URL: url, NEXT_TELEMETRY_DISABLED: '1', ...env } },
  );
  server.stdout?.on('data', (chunk) => (output += String(chunk)));
  server.stderr?.on('data', (chunk) => (output += String(chunk)));
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await Promise.race([stopped, sleep(5_000).then(() => server.kill('SIGKILL'))]);
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${url}/icon.svg`).catch(() => undefined);
    if (answer?.ok) return { url, output: () => output, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`The site did not start:\n${output}`);
}
