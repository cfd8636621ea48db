import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { httpRequest, type HttpResponse } from '@/tests/support/http-request';
import { flat, startPictures, variant, type Pictures } from '@/tests/support/pictures';

const VARIANTS = [128, 640, 1200].flatMap((width) =>
  ['image/avif', 'image/webp'].map((accept) => ({ width, accept })),
);
/** Eight are read and 200 wait. */
const REQUESTS = 300;
const REFUSED = REQUESTS - 208;

let pictures: Pictures;
test.beforeAll(async () => {
  pictures = await startPictures();
});
test.afterAll(() => pictures.stop());

test('a picture in six variants at once, and pages meanwhile', async () => {
  const name = await pictures.add('jpg', await flat(1_200, 900).jpeg().toBuffer());
  const all = VARIANTS.map(({ width, accept }) => variant(pictures, name, width, accept));
  expect((await httpRequest(pictures.site.url)).status).toBe(200);
  for (const [at, { status, headers, bytes }] of (await Promise.all(all)).entries()) {
    expect([status, headers['content-type']]).toEqual([200, VARIANTS[at]?.accept]);
    expect((await sharp(bytes).metadata()).width).toBe(VARIANTS[at]?.width);
  }
});

test('one of 265 megapixels, by its header, is the file itself', async () => {
  const bytes = await flat(16, 16).png().toBuffer();
  bytes.writeUInt32BE(16_300, 16);
  bytes.writeUInt32BE(16_300, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  const name = await pictures.add('png', bytes);
  const { status, headers } = await variant(pictures, name);
  expect([status, headers['location']]).toEqual([307, `/archivos/${name}`]);
  const original = await httpRequest(`${pictures.site.url}/archivos/${name}`);
  expect(original.bytes.equals(bytes)).toBe(true);
});

test('while none is available, those beyond the queue get a 503; cached ones never wait', async () => {
  const name = await pictures.add('webp', await readFile('data/files/hero-1.webp'));
  expect((await variant(pictures, name)).status).toBe(200);
  pictures.hang();
  const refused: HttpResponse[] = [];
  const all = Array.from({ length: REQUESTS }, async (_, at) => {
    const answer = await variant(pictures, `x${at}-${name}`);
    if (answer.status === 503) refused.push(answer);
  });
  const stored = await variant(pictures, name);
  expect([stored.status, stored.headers['x-nextjs-cache']]).toEqual([200, 'HIT']);
  await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(REFUSED);
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(body).toBe('La imagen no está disponible en este momento.');
  }
  await pictures.restartGateway();
  await Promise.all(all);
  expect((await variant(pictures, name, 828)).status).toBe(200);
});
