import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictureFacts } from '@/lib/content/images/picture-facts';

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
])('the size of a %s is read from its beginning', async (_, encode) => {
  const bytes = await encode().toBuffer();
  const head = bytes.subarray(0, 20_000);
  expect(head.length).toBeLessThan(bytes.length);
  expect(await pictureFacts(head)).toEqual({ pixels: { width: 900, height: 601 } });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'the size of a photo with the orientation %p is that of the rotated photo',
  async (orientation) => {
    const turned = { width: 601, height: 900 };
    const pixels = orientation < 5 ? { width: 900, height: 601 } : turned;
    const photo = noise.clone().withMetadata({ orientation });
    for (const encoded of [photo.clone().jpeg(), photo.clone().webp({ quality: 1 })]) {
      expect(await pictureFacts(await encoded.toBuffer())).toEqual({ pixels });
    }
    const head = (await photo.clone().jpeg().toBuffer()).subarray(0, 20_000);
    expect(await pictureFacts(head)).toEqual({ pixels });
  },
);

test.each(['', '<html>', 'RIFF0000WEBPVP8', 'RIFF0000WEBPNONE00000000000000000'])(
  '%j has no size',
  async (text) => expect(await pictureFacts(Buffer.from(text))).toBeUndefined(),
);

const described = (text: string) =>
  noise
    .clone()
    .jpeg()
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>Alguien</rdf:li></rdf:Seq></dc:creator><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`,
    )
    .toBuffer();

test.each([
  ['Báscula y comprobante', 'Báscula y comprobante'],
  [' Sillas &amp;  mesas\n', 'Sillas & mesas'],
  ['&lt;script&gt;a&lt;/script&gt;', '<script>a</script>'],
  ['OLYMPUS DIGITAL CAMERA', undefined],
  ['', undefined],
])('the description %j in a file becomes the caption %j', async (text, caption) => {
  expect((await pictureFacts(await described(text)))?.caption).toBe(caption);
});

test('a long description ends at a word', async () => {
  const caption = (await pictureFacts(await described('basura '.repeat(900))))?.caption;
  expect(caption).toMatch(/^(?:basura )+basura…$/);
  expect(caption?.length).toBeLessThan(302);
});

test('the pictures of the press room have captions with their accents', async () => {
  const file = 'data/files/bascula-y-comprobante-de-pesada-2022.jpg';
  expect((await pictureFacts(readFileSync(file).subarray(0, 65_536)))?.caption).toBe(
    'Báscula con una paca de cartón y el comprobante de la pesada',
  );
});
