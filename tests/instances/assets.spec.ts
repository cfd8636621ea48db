import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { httpRequest } from '@/tests/support/http-request';
import { expect, test } from './support/fixtures';

const PREFIX = '/_next/static/';
const BUILT = '.next/static';

const ACCEPTED = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const;

const decoded = (bytes: Buffer, encoding: 'br' | 'gzip' | undefined) =>
  encoding === undefined ? bytes : { br: brotliDecompressSync, gzip: gunzipSync }[encoding](bytes);

/** The name of the largest built file of this kind. */
async function builtAsset(ending: string): Promise<string> {
  const names = await readdir(BUILT, { recursive: true });
  const sizes = names
    .filter((name) => name.endsWith(ending))
    .map(async (name) => ({ name, size: (await stat(join(BUILT, name))).size }));
  const [largest] = (await Promise.all(sizes)).toSorted((a, b) => b.size - a.size);
  if (!largest) throw new Error(`The build has no ${ending}`);
  return largest.name;
}

for (const [ending, type] of [
  ['.js', /javascript/],
  ['.css', /^text\/css/],
] as const) {
  test(`the edge and the instances send ${ending} files as compressed by the build`, async ({
    edge,
    instances: [a],
  }) => {
    const name = await builtAsset(ending);
    const plain = await readFile(join(BUILT, name));
    for (const { url } of [edge, a]) {
      for (const [accepted, encoding] of ACCEPTED) {
        const request = { 'accept-encoding': accepted };
        const { status, headers, bytes } = await httpRequest(url + PREFIX + name, request);
        expect([status, headers['content-encoding']], `${url} ${accepted}`).toEqual([
          200,
          encoding,
        ]);
        expect(decoded(bytes, encoding).equals(plain)).toBe(true);
        expect(headers['content-type']).toMatch(type);
        expect(headers).toMatchObject({
          vary: 'Accept-Encoding',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
        const known = { ...request, 'if-none-match': headers.etag ?? '' };
        expect((await httpRequest(url + PREFIX + name, known)).status).toBe(304);
      }
      // Compressed copies have no address of their own.
      expect((await fetch(`${url}${PREFIX}${name}.br`)).status).toBe(404);
    }
  });
}

test('an asset of an earlier release is still sent, compressed', async ({
  edge,
  instances: [a],
  assets,
}) => {
  const name = 'chunks/of-an-earlier-release.js';
  await writeFile(join(assets, PREFIX, name), `"${'x'.repeat(2_000)}"`);
  for (const { url } of [edge, a]) {
    const { status, headers } = await fetch(url + PREFIX + name);
    expect([status, headers.has('content-encoding')]).toEqual([200, true]);
    const none = await fetch(`${url}${PREFIX}chunks/of-no-release.js`);
    expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});
