import { readFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { underLoad } from '@/tests/instances/support/load';
import { httpRequest } from '@/tests/support/http-request';
import { memoryEnv } from '@/tests/support/memory-env';
import { peakMemory, resetPeakMemory } from '@/tests/support/peak-memory';
import { flat, startPictures, variant, type Pictures } from '@/tests/support/pictures';

// Dear pictures, with the memory settings of the deployment. A small one is in tests/e2e/images.spec.ts.

const MB = 1024 * 1024;
const WIDTHS = [128, 256, 360, 640, 828, 1200, 1600, 2000];
const FORMATS = ['image/avif', 'image/webp'];
const VARIANTS = WIDTHS.flatMap((width) => FORMATS.map((accept) => ({ width, accept })));

const test = base.extend<{ pictures: Pictures }>({
  pictures: async ({}, provide) => {
    const pictures = await startPictures(memoryEnv());
    await provide(pictures);
    await pictures.stop();
  },
});

/**
 * Requests sixteen variants at once, and measures the cached home page and the memory meanwhile.
 */
async function askForAll(pictures: Pictures, name: string) {
  const { site } = pictures;
  for (let visit = 0; visit < 3; visit += 1) await httpRequest(site.url);
  const before = await resetPeakMemory(site.pid);
  const begun = performance.now();
  const all = VARIANTS.map(({ width, accept }) => variant(pictures, name, width, accept));
  const { failures, slowest } = await underLoad(
    () => site.url,
    async () => void (await Promise.all(all)),
    { clients: 1 },
  );
  expect(failures).toEqual([]);
  const duration = performance.now() - begun;
  const megabytes = Math.round(((await peakMemory(site.pid)) - before) / MB);
  return { answers: await Promise.all(all), megabytes, slowestPage: Math.round(slowest), duration };
}

for (const [kind, extension, make] of [
  ['a PNG of 265 megapixels', 'png', () => flat(16_300, 16_300).png()],
  ['an interlaced one', 'png', () => flat(16_300, 16_300).png({ progressive: true })],
  ['an AVIF of 64 megapixels in 2 kB', 'avif', () => flat(8_000, 8_000).avif({ effort: 0 })],
] as const) {
  test(`${kind}: sixteen variants at once are the file itself`, async ({ pictures }) => {
    const bytes = await make().toBuffer();
    const name = await pictures.add(extension, bytes);
    const { answers, megabytes, slowestPage } = await askForAll(pictures, name);
    for (const { status, headers } of answers) {
      expect(status).toBe(307);
      expect(headers['location']).toBe(`/archivos/${name}`);
    }
    const original = await httpRequest(`${pictures.site.url}/archivos/${name}`);
    expect(original.bytes.equals(bytes)).toBe(true);
    expect(megabytes).toBeLessThan(150);
    expect(slowestPage).toBeLessThan(2_000);
  });
}

for (const [kind, extension, make] of [
  ['AVIF', 'avif', () => flat(4_000, 3_125).avif({ effort: 0 })],
  ['progressive JPEG', 'jpg', () => flat(6_000, 4_000).jpeg({ progressive: true })],
] as const) {
  test(`the largest ${kind} that is converted, in sixteen variants at once`, async ({
    pictures,
  }) => {
    const name = await pictures.add(extension, await make().toBuffer());
    const { answers, megabytes, slowestPage, duration } = await askForAll(pictures, name);
    for (const [at, { status, headers, bytes }] of answers.entries()) {
      expect([status, headers['content-type']]).toEqual([200, VARIANTS[at]?.accept]);
      expect((await sharp(bytes).metadata()).width).toBe(VARIANTS[at]?.width);
    }
    // Two at a time.
    expect(megabytes).toBeLessThan(700);
    // A page that waits for the pictures takes as long as they do; a busy machine slows down both.
    expect(slowestPage).toBeLessThan(duration / 3);
  });
}

test('while none is available, most of 300 get a 503, at once or after their wait', async ({
  pictures,
}) => {
  const name = await pictures.add('webp', await readFile('data/files/hero-1.webp'));
  pictures.hang();
  const all = Array.from({ length: 300 }, (_, at) => variant(pictures, `x${at}-${name}`));
  const refused = (await Promise.all(all)).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(200);
  pictures.heal();
  expect((await variant(pictures, name)).status).toBe(200);
});
