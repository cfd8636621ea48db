import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { test as base, expect } from '@/tests/e2e/support/fixtures';
import { httpRequest } from '@/tests/support/http-request';
import { memoryEnv } from '@/tests/support/memory-env';
import { peakMemory, resetPeakMemory } from '@/tests/support/peak-memory';
import { startSite, type Site } from '@/tests/support/site';

const MB = 1024 * 1024;
const WIDTHS = [128, 256, 360, 640, 828, 1200, 1600, 2000];
const FORMATS = ['image/avif', 'image/webp'];
const VARIANTS = WIDTHS.flatMap((width) => FORMATS.map((accept) => ({ width, accept })));

interface Pictures {
  site: Site;
  gateway: Awaited<ReturnType<typeof startGateway>>;
  /** Adds a file to the gateway, under a name that no image cache has. */
  add(extension: string, bytes: Buffer): Promise<string>;
}

/** A gateway with files of its own, and a site with the memory settings of the deployment. */
const test = base.extend<{ pictures: Pictures }>({
  pictures: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const [filesDir, dataDir] = [join(folder, 'files'), join(folder, 'data')];
    await mkdir(filesDir);
    const gateway = await startGateway({ filesDir, dataDir });
    const site = await startSite({ ...memoryEnv(), GATEWAY_URL: gateway.url });
    const add = async (extension: string, bytes: Buffer) => {
      const name = `${randomUUID()}.${extension}`;
      await writeFile(join(filesDir, name), bytes);
      return name;
    };
    await provide({ site, gateway, add });
    await site.stop();
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#003da5' }, limitInputPixels: false });

const variant = (site: Site, name: string, width = 640, accept = 'image/webp') =>
  httpRequest(
    `${site.url}/_next/image?url=${encodeURIComponent(`/archivos/${name}`)}&w=${width}&q=75`,
    {
      accept,
    },
  );

/**
 * Requests sixteen variants at once, and measures the cached home page and the memory meanwhile.
 */
async function askForAll({ site }: Pictures, name: string) {
  for (let visit = 0; visit < 3; visit += 1) await httpRequest(site.url);
  const before = await resetPeakMemory(site.pid);
  const begun = performance.now();
  let isOver = false;
  const all = Promise.all(
    VARIANTS.map(({ width, accept }) => variant(site, name, width, accept)),
  ).finally(() => (isOver = true));
  const pages: number[] = [];
  do {
    const started = performance.now();
    expect((await httpRequest(site.url)).status).toBe(200);
    pages.push(performance.now() - started);
  } while (!isOver);
  const answers = await all;
  const duration = performance.now() - begun;
  const megabytes = Math.round(((await peakMemory(site.pid)) - before) / MB);
  const slowestPage = Math.round(Math.max(...pages));
  return { answers, megabytes, slowestPage, duration };
}

test.describe('expensive pictures', () => {
  test.setTimeout(180_000);

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

  test('while none is available, others wait for a 503; cached ones never wait', async ({
    pictures,
  }) => {
    const { site, gateway, add } = pictures;
    const name = await add('webp', await readFile('data/files/hero-1.webp'));
    expect((await variant(site, name)).status).toBe(200);
    gateway.faults.add({ path: '/azure-storage', kind: 'hang' });
    const waiting = Array.from({ length: 300 }, (_, at) => variant(site, `x${at}-${name}`));
    const stored = await variant(site, name);
    expect([stored.status, stored.headers['x-nextjs-cache']]).toEqual([200, 'HIT']);
    const refused = (await Promise.all(waiting)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(200);
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
      expect(body).toBe('La imagen no está disponible en este momento.');
    }
    gateway.faults.clear();
    expect((await variant(site, name, 828)).status).toBe(200);
  });
});
