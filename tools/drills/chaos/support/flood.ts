/**
 * Run as a process of its own, so that its thousands of connections do not hold up the one that
 * measures: `flood.ts <origin> <count>`. Connects first, a few at a time, since the kernel makes
 * others wait a second where its queue of new connections is full; then sends all requests at once.
 * Tells its parent how it went.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { each } from '@/tests/support/load';

/**
 * What a visitor may get: a redirect to "not found", 500 where the gateway was too slow to tell, both
 * with the phone at hand, or 503 with a time to come back.
 */
const EXPECTED = new Set([307, 500, 503]);
const CONNECTING = 50;
const PATIENCE_MS = 30_000;

/** The status of each response, and what was wrong with which. */
export interface Flooded {
  statuses: number[];
  wrong: string[];
}

const [site = '', count = '0'] = process.argv.slice(2);
const { hostname, port, host } = new URL(site);
const flooded: Flooded = { statuses: [], wrong: [] };

async function visit(socket: Socket, at: number): Promise<void> {
  const path = `/${at % 2 ? 'sucursales' : 'Blog_Detalle'}/nadie-${at}`;
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  const status = Number(received.split(' ')[1] ?? 0);
  flooded.statuses.push(status);
  const { wrong } = flooded;
  if (!EXPECTED.has(status)) wrong.push(`${status} ${path}`);
  if (status === 503 && !/^retry-after: \d/im.test(received)) wrong.push(`${path}: no Retry-After`);
  if (status >= 500 && !received.includes('800 733 22 22')) wrong.push(`${path}: no phone`);
}

async function flood(): Promise<void> {
  const sockets: Socket[] = [];
  await each(Array(Number(count)).keys(), CONNECTING, async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
  });
  await Promise.all(sockets.map(visit));
  process.send?.(flooded);
}

void flood();
