import { createServer, type IncomingMessage, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openResponse } from '@/lib/server/response/pipeline';
import { httpRequest } from '@/tests/support/http-request';
import { listening, type Listening } from '@/tests/support/listening';

const PAGE = `<a href="/blog">Más</a><p>${'“Año” — ñandú €'.repeat(500)}</p>`;
/** As Next sends it for a page that could not be rendered. */
const EMPTY_ERROR =
  '<!DOCTYPE html><html id="__next_error__"><head><script src="/a.js"></script></head><body><script>x</script></body></html>';
const OWN_POLICY = "script-src 'sha256-x'";
let server: Server;
let site: Listening;
/** What the server wrote to the socket: texts or bytes. */
const written: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { end } = response;
    // Stands for the layers below: records what arrives there.
    Object.assign(response, {
      end: (...args: unknown[]) => {
        written.push(Buffer.isBuffer(args[0]) ? 'bytes' : typeof args[0]);
        return Reflect.apply(end, response, args);
      },
    });
    const path = request.url?.split('?')[0] ?? '';
    const kind = path.slice(1);
    openResponse(path, request, response);
    response.setHeader('content-security-policy', ["script-src 'self'", OWN_POLICY]);
    response.setHeader('content-type', kind === 'data' ? 'text/x-component' : 'text/html');
    response.setHeader('cache-control', kind === 'unstored' ? 'no-store' : 's-maxage=60');
    response.setHeader('vary', 'rsc');
    if (kind !== 'rendered') response.setHeader('x-nextjs-cache', kind.toUpperCase());
    if (kind === 'missing') response.statusCode = 404;
    if (kind === 'failed') {
      response.statusCode = 500;
      response.removeHeader('x-nextjs-cache');
      response.setHeader('content-length', EMPTY_ERROR.length);
      return void response.end(EMPTY_ERROR);
    }
    if (kind === 'moved') {
      response.statusCode = 308;
      response.setHeader('location', '/blog');
    }
    if (kind === 'nothing') return void response.end();
    if (kind === 'streamed' || path.startsWith('/archivos/')) {
      response.write(PAGE);
      return void response.end(String(request.method));
    }
    response.setHeader('content-length', Buffer.byteLength(PAGE));
    response.end(request.method === 'HEAD' ? null : PAGE);
  });
  site = await listening(server);
});
afterAll(() => site.stop());
beforeEach(() => void written.splice(0));

const visit = (path: string, headers?: Record<string, string>, method?: string) =>
  httpRequest(site.url + path, headers, method);

const decoders: [string, string | undefined, (body: Buffer) => Buffer][] = [
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body) => body],
  ['', undefined, (body) => body],
];

test.each(decoders)(
  'to a client that accepts %p it is sent as %p',
  async (accepted, encoding, decode) => {
    for (const kind of ['/hit', '/stale', '/miss', '/hit']) {
      const { headers, bytes } = await visit(kind, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(headers.vary).toBe('rsc, Accept-Encoding');
      expect(decode(bytes).toString()).toBe(PAGE);
    }
    expect(new Set(written)).toEqual(new Set(['bytes']));
  },
);

test('every encoding has its own tag, and a request with it gets no body', async () => {
  const tags = new Set<unknown>();
  for (const accepted of ['br', 'gzip', 'identity']) {
    const encoding = { 'accept-encoding': accepted };
    const { etag = '' } = (await visit('/hit', encoding)).headers;
    const again = await visit('/hit', { ...encoding, 'if-none-match': `"x", W/${etag}` });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
    expect(again.headers.vary).toBe('rsc, Accept-Encoding');
    const other = await visit('/hit', { ...encoding, 'if-none-match': '"x"' });
    expect([other.status, other.headers.etag]).toEqual([200, etag]);
    tags.add(etag);
  }
  expect(tags.size).toBe(3);
});

test("only the page's own policy is sent with it", async () => {
  for (const method of ['GET', 'HEAD']) {
    const { headers } = await visit('/hit', {}, method);
    expect(headers['content-security-policy']).toBe(OWN_POLICY);
  }
});

test('HEAD has the headers of GET and no body', async () => {
  for (const accepted of ['br', 'identity']) {
    const get = await visit('/hit', { 'accept-encoding': accepted });
    const head = await visit('/hit', { 'accept-encoding': accepted }, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  }
});

test('responses that are uncached, no page or without text are left alone', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  for (const path of ['/rendered', '/missing']) {
    const { headers: sent, bytes } = await visit(path, headers);
    expect([sent.etag, sent['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(bytes).toString()).toBe(PAGE);
  }
  expect((await visit('/nothing', headers)).bytes.length).toBe(0);
});

test('what is streamed is compressed as it comes, and changed by no step', async () => {
  const { headers, bytes } = await visit('/streamed', { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 's-maxage=60' });
  expect([headers.etag, headers['content-length']]).toEqual([undefined, undefined]);
  expect(gunzipSync(bytes).toString()).toBe(`${PAGE}GET`);
});

test('HEAD of a file stays HEAD, so that nothing is read for it; of anything else it is a GET', async () => {
  const methods: (string | undefined)[] = [];
  const note = ({ method }: IncomingMessage) => void methods.push(method);
  server.on('request', note);
  for (const path of ['/archivos/a.pdf', '/_next/image', '/streamed', '/hit'])
    expect((await visit(path, {}, 'HEAD')).bytes.length).toBe(0);
  server.off('request', note);
  expect(methods).toEqual(['HEAD', 'HEAD', 'GET', 'GET']);
});

test('a page that could not be rendered says so, and whom to call, without its scripts', async () => {
  const { headers, bytes } = await visit('/failed');
  const html = bytes.toString();
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(html).toContain('<h1>No pudimos cargar esta página</h1>');
  expect(html).toContain('href="tel:+528007332222"');
  expect(html).toMatch(/<html[^>]* lang="es-MX">.*<title>No pudimos.*<body><div>.*<script>x/s);
});
