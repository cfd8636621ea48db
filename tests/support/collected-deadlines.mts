/**
 * tests/unit/content/gateway/collected-deadlines.test.ts runs this script with `--expose-gc`. The limits are
 * ten times shorter, a gateway sends its bodies slowly, and the garbage collector runs constantly. Prints the
 * results.
 */
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { listening } from './listening';

const FASTER = 10;
const DRIP_MS = 20;
/** The drips of a body last three times the longest limit of a read, so only a deadline can cut them. */
const DRIPS = 150;
/** The number of pictures that are read at a time. */
const READS = 8;

const realTimeout = globalThis.setTimeout;
const realSignal = AbortSignal.timeout.bind(AbortSignal);
Reflect.set(globalThis, 'setTimeout', (callback: () => void, ms = 0, ...rest: []) =>
  realTimeout(callback, ms / FASTER, ...rest),
);
AbortSignal.timeout = (ms) => realSignal(ms / FASTER);

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#003da5' } })
  .png()
  .toBuffer();

async function drip(response: ServerResponse) {
  for (let left = DRIPS; left > 0 && !response.destroyed; left -= 1) {
    response.write(' '.repeat(100));
    await sleep(DRIP_MS);
  }
  response.end();
}

const gateway = await listening((request, response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  if (request.url?.includes('whole')) return void response.end(picture);
  response.flushHeaders();
  void drip(response);
});
process.env.GATEWAY_URL = gateway.url;

const { sharePhoto } = await import('../../lib/publishing/share/photo');
const { readGateway } = await import('../../lib/content/gateway/transport');

const statusOf = (name: string) =>
  sharePhoto(name).then(
    (bytes) => (bytes ? 'found' : 'missing'),
    () => 'unavailable',
  );
/** Returns the status of a read that meets its deadline. A busy machine may need several tries. */
async function settledStatusOf(name: string): Promise<string> {
  const status = await statusOf(name);
  return status === 'unavailable' ? settledStatusOf(name) : status;
}

// Loads the code that the first read needs.
await settledStatusOf('whole.png');

const collecting = setInterval(() => globalThis.gc?.(), DRIP_MS);
const read = readGateway({ name: 'GET /slow', method: 'GET', path: '/slow' });
const [json, ...slow] = await Promise.all([
  read.then(
    () => 'complete',
    (error: unknown) => String(error),
  ),
  ...Array.from({ length: READS }, (_, at) => statusOf(`slow-${at}.png`)),
]);
const next = await settledStatusOf('whole.png');
clearInterval(collecting);
console.log(JSON.stringify({ json, slow: [...new Set(slow)], next }));
process.exit();
