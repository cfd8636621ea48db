import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from '@/scripts/debian.cjs';
import { freePort } from '@/tests/support/site';

function talk(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.end();
      resolve(String(data).trim());
    });
  });
}

/** Starts a separate redis-server that stores nothing on disk. */
export async function startRedis() {
  const port = await freePort();
  const program = programPath('redis-server');
  let server: ChildProcess | undefined;
  const start = async () => {
    if (server) return;
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    server = spawn(program, [...options, '--appendonly', 'no'], { stdio: 'ignore' });
    for (;;) {
      if ((await talk(port, 'PING').catch(() => '')) === '+PONG') return;
      if (server.exitCode !== null) throw new Error('redis-server did not start.');
      await sleep(50);
    }
  };
  const kill = async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = undefined;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Sends one command in redis-cli's syntax without quotes. Returns the raw reply. */
    command: (command: string) => talk(port, command),
    kill,
    /** Stops answering without closing a connection. `thaw` continues it. */
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    /** Starts it empty on the same port, unless it is running. */
    start,
    [Symbol.asyncDispose]: kill,
  };
}

export type Redis = Awaited<ReturnType<typeof startRedis>>;
