import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compression from 'compression';
import { keepOwnAssets, serveAsset } from '@/lib/server/assets/serve-asset';
import { httpRequest } from '@/tests/support/http-request';
import { listening, type Listening } from '@/tests/support/listening';
import { newFolder } from '@/tests/support/new-folder';

const PREFIX = '/_next/static/';
const OWN = `own("${'ñ'.repeat(2_000)}")`;
const EARLIER = `earlier("${'ñ'.repeat(2_000)}")`;
const compress = compression();
let folder: string;
let site: Listening;

/** As the build leaves it. */
function add(path: string, text: string, { isCompressed = true } = {}): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  if (!isCompressed) return;
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text));
}

beforeAll(async () => {
  folder = newFolder();
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  process.env.EMBEDDED_DATA_DIR = join(folder, '.data');
  const [own, kept] = [join(folder, '.next/static'), join(folder, '.data/assets', PREFIX)];
  add(join(own, 'chunks/own.js'), OWN);
  add(join(own, 'chunks/own.css'), OWN);
  add(join(own, 'chunks/plain.mjs'), OWN, { isCompressed: false });
  add(join(own, 'media/own.woff2'), OWN, { isCompressed: false });
  add(join(kept, 'chunks/earlier.js'), EARLIER);
  add(join(kept, 'chunks/own.js'), EARLIER);
  mkdirSync(join(kept, 'chunks/folder.js.br'));
  await keepOwnAssets();
  site = await listening((request, response) => {
    compress(request, response, () => undefined);
    const path = request.url?.split('?')[0] ?? '';
    serveAsset(path, request, response, () => response.writeHead(404).end('next'));
  });
});
afterAll(async () => {
  await site.stop();
  jest.restoreAllMocks();
});

const visit = (name: string, headers?: Record<string, string>, method?: string) =>
  httpRequest(site.url + PREFIX + name, headers, method);

const same = (body: Buffer) => body;
const ACCEPTED: [string, string | undefined, (body: Buffer) => Buffer][] = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0', undefined, same],
  ['identity', undefined, same],
];

describe.each(ACCEPTED)('to a browser that takes %p', (accepted, encoding, decode) => {
  const headers = { 'accept-encoding': accepted };

  test.each([
    ['chunks/own.js', OWN, 'text/javascript; charset=utf-8'],
    ['chunks/own.css', OWN, 'text/css; charset=utf-8'],
    ['chunks/plain.mjs', OWN, 'text/javascript; charset=utf-8'],
    ['chunks/earlier.js', EARLIER, 'text/javascript; charset=utf-8'],
  ])('%s goes as that, for good', async (name, text, type) => {
    const { status, bytes, headers: sent } = await visit(name, headers);
    expect([status, sent['content-encoding'], sent['content-type']]).toEqual([200, encoding, type]);
    expect(String(decode(bytes))).toBe(text);
    expect(sent.vary).toBe('Accept-Encoding');
    expect(sent['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(sent['last-modified']).toMatch(/GMT$/);
  });

  test('the copy of the build is sent, with its length, and HEAD says the same', async () => {
    const get = await visit('chunks/own.js', headers);
    const made = { br: brotliCompressSync(OWN), gzip: gzipSync(OWN), none: Buffer.from(OWN) };
    expect(get.bytes.equals(made[encoding as 'br' | 'gzip'] ?? made.none)).toBe(true);
    expect(get.headers['content-length']).toBe(String(get.bytes.length));
    const head = await visit('chunks/own.js', headers, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject({ ...get.headers, date: expect.any(String) });
  });

  test('who has it gets 304, by its tag or by its date', async () => {
    const { etag = '', 'last-modified': date = '' } = (await visit('chunks/own.js', headers))
      .headers;
    for (const [name, value] of Object.entries({
      'if-none-match': etag,
      'if-modified-since': date,
    })) {
      const again = await visit('chunks/own.js', { ...headers, [name]: value });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers.vary).toBe('Accept-Encoding');
      expect(again.headers['content-encoding']).toBeUndefined();
    }
  });

  test('a range is ignored, as the parts of copies differ', async () => {
    for (const name of ['chunks/own.js', 'chunks/plain.mjs']) {
      const { status, bytes } = await visit(name, { ...headers, range: 'bytes=0-1499' });
      expect([status, String(decode(bytes))]).toEqual([200, OWN]);
    }
  });
});

test('the tags of the copies differ', async () => {
  const of = async (accepted: string) =>
    (await visit('chunks/own.js', { 'accept-encoding': accepted })).headers.etag;
  expect(new Set([await of('br'), await of('gzip'), await of('')]).size).toBe(3);
});

test('fonts go as they are, in parts too', async () => {
  const all = await visit('media/own.woff2', { 'accept-encoding': 'br' });
  expect([all.status, all.body, all.headers.vary]).toEqual([200, OWN, undefined]);
  expect(all.headers['content-type']).toBe('font/woff2');
  const part = await visit('media/own.woff2', { 'accept-encoding': 'br', range: 'bytes=0-3' });
  expect([part.status, part.body]).toEqual([206, 'own(']);
  const beyond = await visit('media/own.woff2', { range: 'bytes=90000-' });
  expect([beyond.status, beyond.headers['cache-control']]).toEqual([416, 'no-store']);
});

test('who wants another version gets none', async () => {
  const headers = { 'accept-encoding': 'br', 'if-match': '"another"' };
  const { status, bytes, headers: sent } = await visit('chunks/own.js', headers);
  expect([status, bytes.length, sent['cache-control']]).toEqual([412, 0, 'no-store']);
  expect(sent['content-encoding']).toBeUndefined();
});

test.each([
  'chunks/none.js',
  'chunks/',
  '',
  'chunks/folder.js',
  '%2e%2e/BUILD_ID',
  '%zz.js',
  'a%00.js',
])('%p is left to Next, without a trace', async (name) => {
  const { status, body, headers } = await visit(name, { 'accept-encoding': 'br' });
  expect([status, body]).toEqual([404, 'next']);
  const left = ['content-encoding', 'content-type', 'etag', 'last-modified', 'cache-control'];
  expect(left.filter((header) => header in headers)).toEqual([]);
});
