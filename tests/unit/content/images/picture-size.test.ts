import sharp from 'sharp';
import { pictureSize } from '@/lib/content/images/picture-size';

const noise = sharp({
  create: {
    ...{ width: 900, height: 601, channels: 3, background: '#fff' },
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
});

test.each([
  ['jpeg', () => noise.clone().jpeg()],
  ['png', () => noise.clone().png()],
  ['webp', () => noise.clone().webp()],
  ['lossless webp', () => noise.clone().webp({ lossless: true })],
  ['webp with a profile', () => noise.clone().withIccProfile('p3').webp()],
])('the size of a %s, by its beginning alone', async (_, encode) => {
  const bytes = await encode().toBuffer();
  const head = bytes.subarray(0, 20_000);
  expect(head.length).toBeLessThan(bytes.length);
  expect(await pictureSize(head)).toEqual({ width: 900, height: 601 });
});

test.each(['', '<html>', 'RIFF0000WEBPVP8', 'RIFF0000WEBPNONE00000000000000000'])(
  '%j tells none',
  async (text) => expect(await pictureSize(Buffer.from(text))).toBeUndefined(),
);
