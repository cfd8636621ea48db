import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { json } from '../../lib/content/embedded-gateway/core/responses';
import type { Fault, FaultKind } from './faults';
import { send, writeHead } from './http-adapter';

type Respond = () => Promise<Response>;
type Injector = (
  target: ServerResponse,
  respond: Respond,
  value: number | undefined,
) => Promise<void>;

const MEGABYTE = 1024 * 1024;

const ERROR_PAGE = `<!doctype html>
<html lang="en"><head><title>502 Bad Gateway</title></head>
<body><h1>502 Bad Gateway</h1><p>The server is temporarily unavailable.</p></body></html>
`;

async function bytesOf(respond: Respond): Promise<[Response, Buffer]> {
  const response = await respond();
  return [response, Buffer.from(await response.arrayBuffer())];
}

function withType(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}

function* hugeJson(bytes: number): Generator<string> {
  const record = JSON.stringify({ id: 1, name: 'x'.repeat(64 * 1024) });
  yield '{"code":200,"data":[';
  for (let sent = 0; sent < bytes; sent += record.length) yield `${sent > 0 ? ',' : ''}${record}`;
  yield ']}';
}

async function drip(target: ServerResponse, respond: Respond, value = 200): Promise<void> {
  const [response, bytes] = await bytesOf(respond);
  writeHead(target, response, bytes.length);
  target.flushHeaders();
  for (const byte of bytes) {
    if (target.destroyed) return;
    target.write(Buffer.of(byte));
    await sleep(value, undefined, { ref: false });
  }
  target.end();
}

async function truncate(target: ServerResponse, respond: Respond): Promise<void> {
  const [response, bytes] = await bytesOf(respond);
  writeHead(target, response, bytes.length);
  // Flush the first half before the connection closes.
  await new Promise((resolve) => target.write(bytes.subarray(0, bytes.length / 2), resolve));
  target.destroy();
}

async function sendHuge(target: ServerResponse, _respond: Respond, value = 50): Promise<void> {
  target.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  await pipeline(Readable.from(hugeJson(value * MEGABYTE)), target);
}

async function reset(target: ServerResponse): Promise<void> {
  target.socket?.resetAndDestroy();
}

async function hang(target: ServerResponse): Promise<void> {
  if (!target.destroyed) await once(target, 'close');
}

/** Creates the fault of a gateway that has done its work, but whose response does not arrive. */
function after(fault: (target: ServerResponse) => Promise<void>): Injector {
  return async (target, respond) => {
    await bytesOf(respond);
    await fault(target);
  };
}

const injectors: Record<Exclude<FaultKind, 'latency'>, Injector> = {
  status: (target, _respond, value = 500) =>
    send(target, withType(`Status ${value}\n`, 'text/plain; charset=utf-8', value)),
  html: (target) => send(target, withType(ERROR_PAGE, 'text/html; charset=utf-8')),
  truncated: truncate,
  hang,
  drip,
  reset,
  'hang-after': after(hang),
  'reset-after': after(reset),
  'wrong-type': (target) => send(target, json(42)),
  huge: sendHuge,
  'garbage-json-200-code-500': (target, _respond, code = 500) =>
    send(target, json({ code, message: 'Internal error', data: [{ '': null }] })),
};

/** Sends a response with faults: every delay, then the first other fault or the response itself. */
export async function sendWithFaults(
  target: ServerResponse,
  respond: Respond,
  faults: readonly Fault[],
): Promise<void> {
  for (const { kind, value = 1000 } of faults) {
    if (kind === 'latency') await sleep(value, undefined, { ref: false });
  }
  for (const { kind, value } of faults) {
    if (kind !== 'latency') return injectors[kind](target, respond, value);
  }
  return send(target, await respond());
}
