import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FaultKind } from '@/tools/gateway/faults';
import { routes } from '@/lib/server/routing/routes';
import { holdDeadlines } from '@/tests/support/deadlines';
import { until } from '@/tests/support/until';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import {
  AUTHORIZATION,
  loadSite,
  startRawGateway,
  startSite,
  type RawGateway,
} from '@/tests/unit/content/gateway/support';

/**
 * The file route, which is called with visitors' requests and reads from the gateway's file call over HTTP.
 */
type Route = typeof import('@/app/archivos/[name]/route');

const BYTES = Buffer.from('%PDF-1.7 not much of a document');
const NAMES = [
  ...['simple.pdf', 'con espacios.pdf', 'Ácéntös ñ.pdf', 'Boletín (abril) #2 100% & más.pdf'],
  ...["a+b=c;d,e@f!g$h'i~j.pdf", '100%25.pdf', '¿qué? "cotas".pdf'],
];

let gateway: TestGateway;
let route: Route;
beforeAll(async () => {
  ({ gateway } = await startSite());
  route = await import('@/app/archivos/[name]/route');
  for (const name of NAMES) writeFileSync(path.join(gateway.filesDir, name), BYTES);
  writeFileSync(
    path.join(gateway.filesDir, 'dibujo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  writeFileSync(path.join(gateway.filesDir, 'pagina.html'), '<script>alert(1)</script>');
});
beforeEach(() => {
  gateway.faults.clear();
  gateway.requestLog.reset();
});
afterAll(() => gateway.stop());

const ask = (address: string, init?: RequestInit) =>
  route.GET(new Request(`http://site.example${address}`, init));

test.each(NAMES)('%s arrives complete at the URL of routes.file', async (name) => {
  const response = await ask(routes.file(name));
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(BYTES);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-length')).toBe(String(BYTES.length));
  // Names are percent-encoded. A space is %20, never a plus sign.
  const query = `?file=${encodeURIComponent(name)}`;
  expect(gateway.requestLog.last()[0]?.query).toBe(query.replaceAll("'", '%27'));
});

test('ranges, conditions and HEAD are forwarded', async () => {
  const address = routes.file('simple.pdf');
  const whole = await ask(address);
  const etag = whole.headers.get('etag') ?? '';
  await whole.body?.cancel();

  const part = await ask(address, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PDF']);
  expect(part.headers.get('content-range')).toBe(`bytes 1-3/${BYTES.length}`);

  const unchanged = await ask(address, { headers: { 'if-none-match': etag } });
  expect([unchanged.status, unchanged.body]).toEqual([304, null]);

  const head = await route.HEAD(new Request(`http://site.example${address}`, { method: 'HEAD' }));
  expect([head.status, head.body]).toEqual([200, null]);
  expect(head.headers.get('content-length')).toBe(String(BYTES.length));

  const beyond = await ask(address, { headers: { range: 'bytes=900-' } });
  expect(beyond.status).toBe(416);
});

test('no other header of the visitor is forwarded to the gateway', async () => {
  await ask(routes.file('simple.pdf'), {
    headers: { cookie: 'a=1', authorization: 'Bearer visitor', 'x-forwarded-for': '10.0.0.1' },
  });
  const headers = gateway.requestLog.last()[0]?.headers ?? {};
  expect(headers).toMatchObject({ authorization: 'present' });
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|forwarded/)]),
  );
});

test('SVG is sandboxed, and HTML is a download', async () => {
  const svg = await ask(routes.file('dibujo.svg'));
  expect(svg.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  const html = await ask(routes.file('pagina.html'));
  expect(html.headers.get('content-disposition')).toMatch(/^attachment/);
});

test.each([
  '/archivos/',
  '/archivos/%20',
  '/archivos/%2e%2e%2fpackage.json',
  '/archivos/%00.pdf',
  '/archivos/%E0%A4',
  '/archivos/https%3A%2F%2Fevil.example%2Fx.png',
])('%s is rejected without a call to the gateway', async (address) => {
  const response = await ask(address);
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(gateway.requestLog.last()).toEqual([]);
});

test('a missing file is an uncached 404', async () => {
  const response = await ask(routes.file('nada.pdf'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each<[FaultKind, number | undefined]>([
  ['status', 500],
  ['status', 503],
  ['reset', undefined],
])('%s %p is an uncached 502', async (kind, value) => {
  gateway.faults.add({ kind, value });
  const response = await ask(routes.file('simple.pdf'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
});

test('a truncated file is an uncached 502', async () => {
  gateway.faults.add({ kind: 'truncated' });
  const response = await ask(routes.file('simple.pdf'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
});

test('a large truncated file breaks off', async () => {
  writeFileSync(path.join(gateway.filesDir, 'grande.mp4'), Buffer.alloc(2 * 1024 * 1024));
  gateway.faults.add({ kind: 'truncated' });
  const response = await ask(routes.file('grande.mp4'));
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test('a gateway that never responds leads to a 502 after five seconds', async () => {
  const deadlines = holdDeadlines(5_000);
  gateway.faults.add({ kind: 'hang' });
  const response = ask(routes.file('simple.pdf'));
  await until(() => deadlines.length === 1);
  deadlines[0]?.end();
  expect((await response).status).toBe(502);
  expect(deadlines).toHaveLength(1);
  jest.restoreAllMocks();
});

test('a visitor who leaves ends the transfer', async () => {
  gateway.faults.add({ kind: 'drip' });
  writeFileSync(path.join(gateway.filesDir, 'largo.mp4'), Buffer.alloc(2 * 1024 * 1024));
  const visitor = new AbortController();
  const response = await ask(routes.file('largo.mp4'), { signal: visitor.signal });
  visitor.abort();
  await expect(response.arrayBuffer()).rejects.toThrow();
});

describe('a gateway of another kind', () => {
  let raw: RawGateway;
  let other: Route;
  beforeEach(async () => {
    raw = await startRawGateway();
    await jest.isolateModulesAsync(async () => {
      await loadSite({ GATEWAY_URL: raw.url, GATEWAY_AUTHORIZATION: AUTHORIZATION });
      other = await import('@/app/archivos/[name]/route');
    });
  });
  afterEach(() => raw.stop());
  const get = (name: string) => other.GET(new Request(`http://site.example/archivos/${name}`));

  test('that compresses its responses loses no data', async () => {
    const svg = `<svg>${'<path d="M0 0h1v1z"/>'.repeat(100)}</svg>`;
    const body = gzipSync(svg);
    raw.reply = {
      status: 200,
      body,
      headers: {
        'content-type': 'image/svg+xml',
        'content-encoding': 'gzip',
        'content-length': String(body.length),
      },
    };
    const response = await get('a.svg');
    expect(await response.text()).toBe(svg);
    const length = response.headers.get('content-length');
    expect(length === null || length === String(svg.length)).toBe(true);
    expect(response.headers.get('content-encoding')).toBeNull();
    // A gateway that complies sends the lengths and ranges of the file itself.
    expect(raw.received[0]?.headers['accept-encoding']).toBe('identity');
  });

  test('that sends an envelope with an error code sends no file, whatever its status; other JSON is a file', async () => {
    const sent = async (name: string, body: string) => {
      raw.reply = { status: 200, body, headers: { 'transfer-encoding': 'chunked' } };
      const response = await get(name);
      const text = await response.text();
      return [response.status, text === body, response.headers.get('cache-control')];
    };
    const envelope = '{"code":404,"message":"BlobNotFound"}';
    expect(await sent('a.pdf', envelope)).toEqual([404, false, 'no-store']);
    expect(await sent('a.pdf', '{"code":"500"}')).toEqual([502, false, 'no-store']);
    expect(await sent('a.pdf', '{"code":200}')).toEqual([502, false, 'no-store']);
    expect(await sent('a.pdf', '{"error":"x","status":500}')).toEqual([502, false, 'no-store']);
    const file = [200, true, expect.stringContaining('public')];
    expect(await sent('a.json', envelope)).toEqual(file);
    expect(await sent('a.geojson', '{"type":"FeatureCollection"}')).toEqual(file);
    expect(await sent('a.pdf', '%PDF-1.7')).toEqual(file);
    const large = `{"code":404,"data":"${'ñ'.repeat(1024 * 1024)}"}`;
    expect(await sent('a.pdf', large)).toEqual(file);
  });

  test.each([
    ['logo.png', 'text/html', '<h1>Mantenimiento</h1>'],
    ['logo.png', 'text/html; charset=utf-8', ''],
    ['logo', 'text/html', '<h1>Mantenimiento</h1>'],
    ['logo.svg', 'application/xhtml+xml', '<html/>'],
    ['logo.png', 'application/xml', '<Error><Code>BlobNotFound</Code></Error>'],
    ['video.mp4', 'text/xml', '<Error/>'],
    ['logo.png', 'application/problem+json', '{"title":"Bad Gateway","status":502}'],
    ['logo.png', '', '<!DOCTYPE html><title>Mantenimiento</title>'],
  ])(
    'that sends for %s a body of type %j has an outage, which is not cached',
    async (name, type, body) => {
      raw.reply = { status: 200, body, headers: { 'content-type': type } };
      const response = await get(name);
      expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    },
  );

  test.each([
    ['logo.svg', 'text/xml', '<svg/>'],
    ['pagina.html', 'text/html', '<h1>Documento</h1>'],
    ['logo.png', 'application/octet-stream', 'PNG'],
    ['logo.png', '', 'PNG'],
    ['datos.xml', 'application/xml', '<datos/>'],
  ])('that sends %s as %j sends the file', async (name, type, body) => {
    raw.reply = { status: 200, body, headers: { 'content-type': type } };
    const response = await get(name);
    expect([response.status, await response.text()]).toEqual([200, body]);
  });

  describe('that sends the whole file for a range', () => {
    const part = async (range: string, init: Record<string, string> = {}, method = 'GET') => {
      raw.reply = {
        status: 200,
        body: '0123456789',
        headers: { 'content-type': 'video/mp4', 'content-length': '10', etag: '"1"' },
      };
      const headers = { range, ...init };
      const address = 'http://site.example/archivos/a.mp4';
      const response = await other.GET(new Request(address, { method, headers }));
      const { status, headers: sent } = response;
      return [status, sent.get('content-range'), await response.text()];
    };
    test.each([
      ['bytes=0-1', 'bytes 0-1/10', '01'],
      ['bytes=4-', 'bytes 4-9/10', '456789'],
      ['bytes=4-99', 'bytes 4-9/10', '456789'],
      ['bytes=-3', 'bytes 7-9/10', '789'],
      ['bytes=9-9', 'bytes 9-9/10', '9'],
    ])('gets %s cut by the site', async (range, contentRange, body) => {
      expect(await part(range)).toEqual([206, contentRange, body]);
      expect(await part(range, { 'if-range': '"1"' })).toEqual([206, contentRange, body]);
    });

    test.each(['bytes=0-1,4-5', 'bytes=5-2', 'items=0-1', 'bytes=-', ''])(
      'serves the whole file for %j',
      async (range) => expect(await part(range)).toEqual([200, null, '0123456789']),
    );

    test('serves the whole file if it has changed, and 416 for a range beyond its end', async () => {
      expect(await part('bytes=0-1', { 'if-range': '"0"' })).toEqual([200, null, '0123456789']);
      expect((await part('bytes=10-'))[0]).toBe(416);
      expect(await part('bytes=0-1', {}, 'HEAD')).toEqual([200, null, '']);
    });

    test('ends the transfer after a range of a large video', async () => {
      raw.reply = {
        status: 200,
        body: Buffer.alloc(8 * 1024 * 1024, 'v'),
        headers: { 'content-type': 'video/mp4', 'content-length': String(8 * 1024 * 1024) },
      };
      const headers = { range: 'bytes=3000000-3000009' };
      const address = 'http://site.example/archivos/a.mp4';
      const response = await other.GET(new Request(address, { headers }));
      expect([response.status, await response.text()]).toEqual([206, 'vvvvvvvvvv']);
      expect(response.headers.get('content-length')).toBe('10');
    });
  });

  test.each([405, 501])('that answers HEAD with %i gets a GET', async (status) => {
    raw.reply = { status: 200, body: BYTES, headers: { 'content-type': 'application/pdf' } };
    raw.replyToHead = { status, body: '' };
    const init = { method: 'HEAD', headers: { 'if-none-match': '"1"' } };
    const head = await other.HEAD(new Request('http://site.example/archivos/a.pdf', init));
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers.get('content-type')).toBe('application/pdf');
    expect(raw.received.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
    expect(raw.received[1]?.headers['if-none-match']).toBe('"1"');
  });

  test('that redirects is followed only to itself', async () => {
    await using elsewhere = await startRawGateway();
    elsewhere.reply = { status: 200, body: 'metrics', headers: { 'content-type': 'image/png' } };
    raw.reply = { status: 302, body: '', headers: { location: `${elsewhere.url}/metrics` } };
    expect((await get('a.png')).status).toBe(502);
    expect(elsewhere.received).toEqual([]);

    raw.reply = { status: 302, body: '', headers: { location: '/otra' } };
    // The endless redirect ends after three requests.
    expect((await get('a.png')).status).toBe(502);
    expect(raw.received.map(({ path }) => path).slice(-3)).toEqual(['/otra', '/otra', '/otra']);
  });

  test('that sends a file above the cap gets 413, or the response breaks off if the size is unknown', async () => {
    raw.reply = {
      status: 200,
      body: Buffer.alloc(65 * 1024 * 1024),
      headers: { 'content-length': String(65 * 1024 * 1024) },
    };
    const announced = await get('a.pdf');
    expect([announced.status, announced.headers.get('cache-control')]).toEqual([413, 'no-store']);
    raw.reply = { ...raw.reply, headers: { 'transfer-encoding': 'chunked' } };
    const unannounced = await get('a.pdf');
    await expect(unannounced.arrayBuffer()).rejects.toThrow();
  });
});
