import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseRange } from '@/lib/content/media/file-response';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';

const BYTES = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const MODIFIED = new Date('2026-01-02T03:04:05Z');
const ODD_NAMES = [
  'Boletín (abril) #2 100% & más.pdf',
  'a+b c.webp',
  'año & día?.png',
  'comillas \' y ".svg',
  '50%25.jpg',
  'ü…—€😀.mp4',
  'archivo con = y ; y , .pdf',
  'sin extensión',
  'MAYÚSCULAS.PNG',
];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({});
  for (const name of [...ODD_NAMES, 'foto.webp']) put(name, BYTES);
  put('vacío.pdf', Buffer.alloc(0));
  put('.oculto', BYTES);
  mkdirSync(path.join(gateway.filesDir, 'carpeta'));
  symlinkSync('/etc/hostname', path.join(gateway.filesDir, 'enlace.pdf'));
});
afterAll(() => gateway.stop());

function put(name: string, bytes: Buffer): void {
  const file = path.join(gateway.filesDir, name);
  writeFileSync(file, bytes);
  utimesSync(file, MODIFIED, MODIFIED);
}

function fetchRaw(query: string, init?: RequestInit): Promise<Response> {
  return fetch(`${gateway.url}/azure-storage/api/blob/download/?${query}`, init);
}

const fetchFile = (name: string, headers?: Record<string, string>, method = 'GET') =>
  fetchRaw(`file=${encodeURIComponent(name)}`, { headers, method });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a file', () => {
  test('is sent complete, with its headers', async () => {
    const response = await fetchFile('foto.webp');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-length')).toBe('256');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('etag')).toMatch(/^"[\da-f]+-[\da-f]+"$/);
    expect(response.headers.get('last-modified')).toBe(MODIFIED.toUTCString());
    expect(await bytesOf(response)).toEqual(BYTES);
  });

  test.each(ODD_NAMES)('is found by its exact name: %s', async (name) => {
    const response = await fetchFile(name);
    expect(response.status).toBe(200);
    expect(await bytesOf(response)).toEqual(BYTES);
  });

  test('keeps a plus sign in its name, encoded or not', async () => {
    expect((await fetchRaw('file=a+b%20c.webp')).status).toBe(200);
    expect((await fetchRaw('file=a%2Bb%20c.webp')).status).toBe(200);
    expect((await fetchRaw('file=a%20b%20c.webp')).status).toBe(404);
  });

  test('is found without the slash and with other parameters', async () => {
    const url = `${gateway.url}/azure-storage/api/blob/download?v=1&file=foto.webp`;
    expect((await fetch(url)).status).toBe(200);
  });

  test('may be empty', async () => {
    const response = await fetchFile('vacío.pdf');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '0']);
    expect(await response.text()).toBe('');
  });

  test.each([
    ['foto.webp', 'image/webp'],
    ['Boletín (abril) #2 100% & más.pdf', 'application/pdf'],
    ['MAYÚSCULAS.PNG', 'image/png'],
    ['sin extensión', 'application/octet-stream'],
  ])('%s is of type %s', async (name, type) => {
    expect((await fetchFile(name)).headers.get('content-type')).toBe(type);
  });

  test('has the same headers on HEAD, and no body', async () => {
    const response = await fetchFile('foto.webp', { Range: 'bytes=0-9' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('256');
    expect(await response.text()).toBe('');
  });
});

describe('a missing file', () => {
  test.each([
    ...['foto.WEBP', 'Boletin (abril) #2 100% & mas.pdf', 'no-hay.pdf', '', '0', '.', '..'],
    ...['.oculto', 'carpeta', 'enlace.pdf', '../content/seo.json', '..\\seo.json'],
    ...['carpeta/../foto.webp', '/etc/hostname', 'foto.webp\0.pdf'],
    'x'.repeat(5000),
  ])('is 404 for the name %p', async (name) => {
    const response = await fetchFile(name);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404 });
  });

  test.each(['', 'file', 'file=%', 'file=%2e%2e%2fcontent%2fseo.json', 'other=foto.webp'])(
    'is 404 for the query %p',
    async (query) => expect((await fetchRaw(query)).status).toBe(404),
  );
});

describe('a range request', () => {
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=250-', 250, 255],
    ['bytes=-6', 250, 255],
    ['bytes=0-0', 0, 0],
    ['bytes=100-9999', 100, 255],
    ['bytes=-9999', 0, 255],
  ])('gets the bytes of %s', async (range, start, end) => {
    const response = await fetchFile('foto.webp', { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/256`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(await bytesOf(response)).toEqual(BYTES.subarray(start, end + 1));
  });

  test.each(['bytes=256-', 'bytes=999-1000', 'bytes=-0'])('gets 416 for %s', async (range) => {
    const response = await fetchFile('foto.webp', { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */256');
  });

  test.each(['bytes=9-0', 'bytes=a-b', 'bytes=-', 'lines=0-9', 'bytes=0-1,5-6'])(
    'gets the complete file for the invalid range %s',
    async (range) => expect((await fetchFile('foto.webp', { Range: range })).status).toBe(200),
  );

  test('cannot be satisfied for an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  test('applies only while the file is unchanged', async () => {
    const etag = (await fetchFile('foto.webp')).headers.get('etag') ?? '';
    const status = async (condition: string) =>
      (await fetchFile('foto.webp', { Range: 'bytes=0-9', 'If-Range': condition })).status;
    expect(await status(etag)).toBe(206);
    expect(await status(MODIFIED.toUTCString())).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status(new Date(0).toUTCString())).toBe(200);
  });
});

test.each([
  ['its tag', (etag: string) => ({ 'If-None-Match': etag }), 304],
  ['its weak tag among others', (etag: string) => ({ 'If-None-Match': `"x", W/${etag}` }), 304],
  ['any tag', () => ({ 'If-None-Match': '*' }), 304],
  ['another tag', () => ({ 'If-None-Match': '"x"' }), 200],
  ['its date', () => ({ 'If-Modified-Since': MODIFIED.toUTCString() }), 304],
  ['an earlier date', () => ({ 'If-Modified-Since': new Date(0).toUTCString() }), 200],
  ['no date', () => ({ 'If-Modified-Since': 'yesterday' }), 200],
])('a conditional request with %s gets the right status', async (_what, headersFor, status) => {
  const etag = (await fetchFile('foto.webp')).headers.get('etag') ?? '';
  const response = await fetchRaw('file=foto.webp', { headers: headersFor(etag) });
  expect(response.status).toBe(status);
  if (status === 304) expect(await response.text()).toBe('');
});
