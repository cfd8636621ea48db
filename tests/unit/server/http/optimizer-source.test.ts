import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import {
  loadSite,
  startRawGateway,
  startSite,
  type RawGateway,
} from '@/tests/unit/content/gateway/support';

/** The file route's responses to Next's image optimizer, with the gateway over HTTP. */
let gateway: TestGateway;
let raw: RawGateway;
let ask: (name: string) => Promise<Response>;

async function load() {
  jest.resetModules();
  jest.doMock('sharp', () => sharp);
  const { GET } = await import('@/app/archivos/[name]/route');
  const { runInRequest } = await import('@/lib/server/observability/current-request');
  const visit = { id: '1', client: '', path: '/_next/image', isDirect: false };
  ask = (name) =>
    runInRequest(visit, () => GET(new Request(`http://site.example/archivos/${name}`)));
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#003da5' } });

beforeAll(async () => {
  ({ gateway } = await startSite());
  raw = await startRawGateway();
  await load();
  const write = (name: string, bytes: Buffer) =>
    writeFileSync(path.join(gateway.filesDir, name), bytes);
  write('foto.png', await flat(800, 600).png().toBuffer());
  write('enorme.png', await flat(6_000, 4_001).png({ progressive: true }).toBuffer());
  write('dibujo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  write('pesada.png', Buffer.alloc(20 * 1024 * 1024 + 1));
});
beforeEach(() => {
  gateway.faults.clear();
  gateway.requestLog.reset();
});
afterAll(() => Promise.all([gateway.stop(), raw.stop()]));

const calls = () => gateway.requestLog.last().length;

test('an image is complete, with its type and validator', async () => {
  const response = await ask('foto.png');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('etag')).toBeTruthy();
  const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(width).toBe(800);
});

test.each(['enorme.png', 'pesada.png'])(
  '%s is not to be converted, which is known for its other sizes',
  async (name) => {
    const responses = await Promise.all(Array.from({ length: 16 }, () => ask(name)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([413]));
    expect(calls()).toBeLessThanOrEqual(8);
  },
);

test('a file that is no image is left to Next, which does not decode it', async () => {
  expect((await ask('dibujo.svg')).status).toBe(200);
});

test('missing is 404, no response is 502, and neither holds its place', async () => {
  expect((await ask('no-existe.png')).status).toBe(404);
  gateway.faults.add({ kind: 'truncated', path: '/azure-storage' });
  const broken = await Promise.all(Array.from({ length: 5 }, () => ask('foto.png')));
  expect(broken.map(({ status }) => status)).toEqual([502, 502, 502, 502, 502]);
  gateway.faults.clear();
  expect((await ask('foto.png')).status).toBe(200);
});

test.each([401, 403, 429])(
  'where the gateway answers %d a picture is not missing',
  async (value) => {
    gateway.faults.add({ kind: 'status', value, path: '/azure-storage' });
    expect((await ask('foto.png')).status).toBe(502);
  },
);

test('eight are read at a time, however slow the gateway is', async () => {
  await sleep(100);
  gateway.faults.add({ kind: 'latency', value: 300, path: '/azure-storage' });
  const all = Promise.all(Array.from({ length: 12 }, () => ask('foto.png')));
  await sleep(200);
  expect(calls()).toBe(8);
  expect((await all).every(({ status }) => status === 200)).toBe(true);
  expect(calls()).toBe(12);
});

test('a file of unannounced size is read up to 20 MB', async () => {
  await loadSite({ GATEWAY_URL: raw.url });
  await load();
  raw.reply = {
    status: 200,
    body: Buffer.alloc(20 * 1024 * 1024 + 1),
    headers: { 'transfer-encoding': 'chunked' },
  };
  expect((await ask('sin-fin.jpg')).status).toBe(413);
});
