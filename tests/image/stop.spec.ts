import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EDGE, expect, test } from './support/fixtures';

const BODY = '{"name":"Señora de Prueba"}';

/** Exit codes after a stop by itself; 137 would be a kill. Next's names the signal. */
const EXIT_CODES = { 'site-a': 143, 'site-b': 143, edge: 0, redis: 0, postgres: 0 };

/** A request whose second half waits. */
async function beginRequest(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.on('data', (data) => (response += String(data)));
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  const head = `POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n`;
  const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(BODY)}\r\n\r\n`;
  socket.write(head + type + BODY.slice(0, 10));
  return async () => {
    socket.write(BODY.slice(10));
    await closed;
    return response;
  };
}

for (const name of ['site-a', 'edge'] as const) {
  test(`${name} stops within its time, by itself, and finishes the request under way`, async ({
    stack,
    addressOf,
  }) => {
    const container = stack.containers[name];
    if (!container) throw new Error(`there is no ${name}`);
    const finish = await beginRequest(addressOf(name, name === 'edge' ? 8080 : 3000));
    await sleep(200);
    const stopped = container.stop();
    await sleep(1_000);
    expect(container.isRunning).toBe(true);
    // It was read to its end: without an id the site refuses it.
    expect(await finish()).toMatch(/^HTTP\/1\.1 400 /);
    const { code, tookMs } = await stopped;
    expect(code).toBe(EXIT_CODES[name]);
    expect(tookMs).toBeLessThan(container.options.stopGraceMs);
    if (name !== 'edge') expect((await fetch(`${EDGE}/sucursales`)).status).toBe(200);
  });
}

for (const name of ['site-b', 'redis', 'postgres'] as const) {
  test(`${name} stops within its time, by itself`, async ({ stack }) => {
    const container = stack.containers[name];
    if (!container) throw new Error(`there is no ${name}`);
    const { code, tookMs } = await container.stop();
    expect(code).toBe(EXIT_CODES[name]);
    expect(tookMs).toBeLessThan(container.options.stopGraceMs);
  });
}
