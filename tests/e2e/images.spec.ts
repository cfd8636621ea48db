import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { httpRequest } from '@/tests/support/http-request';
import { flat, startPictures, variant, type Pictures } from '@/tests/support/pictures';

const VARIANTS = [128, 640, 1200].flatMap((width) =>
  ['image/webp', 'image/jpeg'].map((accept) => ({ width, accept })),
);
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

test('one of 265 megapixels, by its header, is sent as it is', async () => {
  const bytes = await flat(16, 16).png().toBuffer();
  bytes.writeUInt32BE(16_300, 16);
  bytes.writeUInt32BE(16_300, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  const name = await pictures.add('png', bytes);
  const answer = await variant(pictures, name);
  expect(answer.status).toBe(200);
  expect(answer.bytes.equals(bytes)).toBe(true);
});
