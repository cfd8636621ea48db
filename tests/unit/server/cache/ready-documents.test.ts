import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { conditionalResponse, XML } from '@/lib/publishing/documents';
import { findReady, keepReady, sendReady } from '@/lib/server/cache/ready-documents';
import { invalidateTags } from '@/lib/server/cache/tag-times.mts';
import { httpRequest } from '@/tests/support/http-request';
import { listening, type Listening } from '@/tests/support/listening';

const TEXT = `<urlset>${'<url>ñ</url>'.repeat(500)}</urlset>`;
let site: Listening;

beforeAll(async () => {
  site = await listening((request, response) => {
    const document = findReady(request.url ?? '', true);
    if (document) sendReady(document, request, response);
    else response.writeHead(404).end();
  });
});
afterAll(() => site.stop());
beforeEach(() => invalidateTags(['blog']));
afterEach(() => void jest.useRealTimers());

const ask = (path: string, headers?: Record<string, string>) =>
  httpRequest(site.url + path, headers);
const made = () => conditionalResponse(new Request('http://sitio.example/a.xml?x=1'), TEXT, XML);

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
])('what was made stands ready, encoded for "%s"', async (accepted, encoding, decode) => {
  const first = made();
  const { status, headers, bytes } = await ask('/a.xml', { 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(decode(bytes).toString()).toBe(TEXT);
  expect(headers['content-encoding']).toBe(encoding);
  for (const name of ['etag', 'cache-control', 'content-type'])
    expect(headers[name]).toBe(first.headers.get(name));
  const again = await ask('/a.xml', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
});

test('after five seconds it is rendered again', () => {
  jest.useFakeTimers();
  keepReady('/a.xml', TEXT, XML);
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(4_999);
  expect(findReady('/a.xml', true)).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(findReady('/a.xml', true)).toBeUndefined();
});

test('after a publication it is rendered again', async () => {
  made();
  invalidateTags(['blog']);
  expect((await ask('/a.xml')).status).toBe(404);
});

test('a document with headers of its own does not stand ready', () => {
  const headers = { 'content-disposition': 'inline' };
  conditionalResponse(new Request('http://sitio.example/a.ics'), 'x', 'text/calendar', headers);
  expect(findReady('/a.ics', true)).toBeUndefined();
});

test('a state stands ready for a second, for those alone whom it was told', async () => {
  keepReady('/api/ready', '{"status":"ready"}', 'application/json', { isDirect: true });
  const { headers, body } = await ask('/api/ready');
  expect([body, headers['cache-control']]).toEqual(['{"status":"ready"}', 'no-store']);
  expect(headers['content-type']).toBe('application/json');
  expect(findReady('/api/ready', false)).toBeUndefined();
  jest.useFakeTimers();
  keepReady('/api/ready', '{"status":"ready"}', 'application/json', { isDirect: true });
  jest.advanceTimersByTime(1_000);
  expect(findReady('/api/ready', true)).toBeUndefined();
});
