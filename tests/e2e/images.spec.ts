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

test('the site converts a picture into six variants at once and still serves pages', async () => {
  const name = await pictures.add('jpg', await flat(1_200, 900).jpeg().toBuffer());
  const all = VARIANTS.map(({ width, accept }) => variant(pictures, name, width, accept));
  expect((await httpRequest(pictures.site.url)).status).toBe(200);
  for (const [at, { status, headers, bytes }] of (await Promise.all(all)).entries()) {
    expect([status, headers['content-type']]).toEqual([200, VARIANTS[at]?.accept]);
    expect((await sharp(bytes).metadata()).width).toBe(VARIANTS[at]?.width);
  }
});

test('a picture just below fifty megapixels is converted', async () => {
  const name = await pictures.add('jpg', await flat(7_000, 7_100).jpeg().toBuffer());
  const { status, bytes } = await variant(pictures, name);
  const { format, width } = await sharp(bytes).metadata();
  expect([status, format, width]).toEqual([200, 'webp', 640]);
});

const gif = async () => {
  const frames = [0, 255].map((red) =>
    sharp({ create: { width: 32, height: 32, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
};

for (const [what, extension, make] of [
  ['above fifty megapixels', 'jpg', () => flat(7_000, 7_200).jpeg().toBuffer()],
  ['that moves', 'gif', gif],
  ['that is broken', 'png', async () => (await flat(600, 400).png().toBuffer()).subarray(0, 60)],
] as const) {
  test(`a picture ${what} is sent unchanged`, async () => {
    const bytes = await make();
    const name = await pictures.add(extension, bytes);
    const answer = await variant(pictures, name);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      `image/${extension === 'jpg' ? 'jpeg' : extension}`,
    ]);
    expect(answer.bytes.equals(bytes)).toBe(true);
  });
}
