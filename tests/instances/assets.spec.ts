import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { httpRequest } from '@/tests/support/http-request';
import { expect, test } from './support/fixtures';

const PREFIX = '/_next/static/';
const BUILT = '.next/static';
const TYPES = {
  '.js': /^(?:text|application)\/javascript/,
  '.mjs': /^(?:text|application)\/javascript/,
  '.css': /^text\/css/,
  '.svg': /^image\/svg\+xml/,
};
const ACCEPTED = [
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['xbr, brotli', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
] as const;
const ENDINGS = { br: '.br', gzip: '.gz' };

/** One file of each kind, the largest. */
async function builtAssets(): Promise<string[]> {
  const names = await readdir(BUILT, { recursive: true });
  return Promise.all(
    Object.keys(TYPES).map(async (ending) => {
      const sizes = names
        .filter((name) => name.endsWith(ending))
        .map(async (name) => ({ name, size: (await readFile(join(BUILT, name))).length }));
      const [largest] = (await Promise.all(sizes)).sort((a, b) => b.size - a.size);
      if (!largest) throw new Error(`The build has no ${ending}`);
      return largest.name;
    }),
  );
}

const decoded = (bytes: Buffer, encoding: 'br' | 'gzip' | undefined) =>
  encoding === undefined ? bytes : { br: brotliDecompressSync, gzip: gunzipSync }[encoding](bytes);

test('the edge and each instance send what the build has compressed', async ({
  edge,
  instances: [a, b],
}) => {
  for (const name of await builtAssets()) {
    const plain = await readFile(join(BUILT, name));
    const type = TYPES[name.slice(name.lastIndexOf('.')) as keyof typeof TYPES];
    for (const { url } of [edge, a, b]) {
      for (const [accepted, encoding] of ACCEPTED) {
        const what = `${url} ${name} ${accepted}`;
        const request = { 'accept-encoding': accepted };
        const { status, headers, bytes } = await httpRequest(url + PREFIX + name, request);
        const copy = encoding && (await readFile(join(BUILT, name + ENDINGS[encoding])));
        expect([status, headers['content-encoding']], what).toEqual([200, encoding]);
        expect(bytes.equals(copy ?? plain), what).toBe(true);
        expect(decoded(bytes, encoding).equals(plain), what).toBe(true);
        expect(headers['content-type'], what).toMatch(type);
        expect(headers, what).toMatchObject({
          'content-length': String(bytes.length),
          vary: 'Accept-Encoding',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        });

        const head = await httpRequest(url + PREFIX + name, request, 'HEAD');
        expect([head.status, head.bytes.length], what).toEqual([200, 0]);
        expect(head.headers, what).toMatchObject({ ...headers, date: expect.any(String) });
        const has = { ...request, 'if-none-match': headers.etag ?? '' };
        const again = await httpRequest(url + PREFIX + name, has);
        expect([again.status, again.bytes.length, again.headers.vary], what).toEqual([
          304,
          0,
          'Accept-Encoding',
        ]);
      }
    }
  }
});

test('a font comes as it is', async ({ edge, instances: [a] }) => {
  const names = await readdir(BUILT, { recursive: true });
  const font = names.find((name) => name.endsWith('.woff2')) ?? '';
  for (const { url } of [edge, a]) {
    const request = { 'accept-encoding': 'gzip, br' };
    const { status, headers, bytes } = await httpRequest(url + PREFIX + font, request);
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      200,
      'font/woff2',
      undefined,
    ]);
    expect(headers.vary).toBeUndefined();
    expect(bytes.equals(await readFile(join(BUILT, font)))).toBe(true);
  }
});

test('nobody gets a copy by its own name', async ({ edge, instances: [a] }) => {
  const [script = ''] = await builtAssets();
  for (const { url } of [edge, a]) {
    for (const name of [`${script}.br`, `${script}.gz`, `${script}%2Eb%72`, 'chunks/none.js.br']) {
      for (const accepted of ['gzip, br', 'identity']) {
        const request = { 'accept-encoding': accepted };
        const { status, headers } = await httpRequest(url + PREFIX + name, request);
        expect([name, status, headers['cache-control']]).toEqual([name, 404, 'no-store']);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-type']).toMatch(/^text\/plain/);
      }
    }
  }
});

test('an asset of a release that has made no copies still comes', async ({
  edge,
  instances: [a],
  assets,
}) => {
  const name = 'chunks/of-a-release-without-copies.js';
  const text = `"${'x'.repeat(2_000)}"`;
  await writeFile(join(assets, PREFIX, name), text);
  for (const [url, encoding] of [
    [edge.url, 'gzip'],
    [a.url, 'br'],
  ] as const) {
    const request = { 'accept-encoding': 'gzip, br' };
    const { headers, bytes } = await httpRequest(url + PREFIX + name, request);
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(String(decoded(bytes, encoding))).toBe(text);
  }
});
