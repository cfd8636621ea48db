import sharp from 'sharp';
import { flat } from '@/tests/support/pictures';
import { startRawGateway, type RawGateway } from '@/tests/unit/content/gateway/support';

let gateway: RawGateway;
let sharePhoto: (typeof import('@/lib/publishing/share/photo'))['sharePhoto'];
beforeAll(async () => {
  gateway = await startRawGateway();
  process.env.GATEWAY_URL = gateway.url;
  ({ sharePhoto } = await import('@/lib/publishing/share/photo'));
});
afterAll(() => gateway.stop());

const photoOf = (body: Buffer, status = 200) => {
  gateway.reply = { status, body, headers: { 'content-type': 'image/jpeg' } };
  return sharePhoto('foto.jpg');
};

test('a picture of up to 50 megapixels is cropped to 1200 by 630 pixels', async () => {
  const photo = await photoOf(await flat(7_000, 7_100).jpeg().toBuffer());
  const { format, width, height } = await sharp(photo).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

test.each([
  ['of more than 50 megapixels', () => flat(7_000, 7_200).jpeg().toBuffer()],
  ['of more than 20 MB', () => Buffer.alloc(20 * 1024 * 1024 + 1)],
  ['that is broken', async () => (await flat(600, 400).png().toBuffer()).subarray(0, 60)],
  [
    'that is a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
])('a picture %s has no share picture', async (_what, make) => {
  expect(await photoOf(await make())).toBeUndefined();
});

test('a missing picture has none, and a failing gateway causes an error', async () => {
  expect(await photoOf(Buffer.from(''), 404)).toBeUndefined();
  await expect(photoOf(Buffer.from(''), 503)).rejects.toThrow('not available now: 503');
});
