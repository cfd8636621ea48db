import { openResponse } from '@/lib/server/response/pipeline';
import { httpRequest } from '@/tests/support/http-request';
import { listening, type Listening } from '@/tests/support/listening';

let site: Listening;
beforeAll(async () => {
  site = await listening((request, response) => {
    openResponse('/_next/image', request, response);
    // As the optimizer: the status of its source and its own text.
    response.statusCode = Number(request.headers['x-status']);
    response.end('"url" parameter is valid but internal response is invalid');
  });
});
afterAll(() => site.stop());

const visit = async (source: string, status: number) => {
  const path = `/_next/image?url=${encodeURIComponent(source)}&w=640&q=75`;
  const { headers, bytes, ...rest } = await httpRequest(site.url + path, {
    'x-status': String(status),
  });
  return { ...rest, headers, text: bytes.toString() };
};

test.each([
  ['/archivos/foto.jpg', '/archivos/foto.jpg'],
  ['/archivos/Presentaci%C3%B3n%20%231.jpg', '/archivos/Presentaci%C3%B3n%20%231.jpg'],
  ['/archivos/Presentación.jpg', '/archivos/Presentaci%C3%B3n.jpg'],
])('an image that is not converted, %s, redirects to %s', async (source, location) => {
  const { status, headers, text } = await visit(source, 413);
  expect(status).toBe(307);
  expect(headers).toMatchObject({ location, 'cache-control': 'public, max-age=3600' });
  expect(text).toBe('');
});

test.each(['https://otro.example/archivos/../x', '//otro.example/x', '/archivos/..%2Fx', '/blog'])(
  '%s leads nowhere',
  async (source) => expect((await visit(source, 413)).headers['location']).toBeUndefined(),
);

test('a request above the limit gets Retry-After and is not cached', async () => {
  const { status, headers, text } = await visit('/archivos/foto.jpg', 503);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(text).toBe('La imagen no está disponible en este momento.');
});

test.each([200, 404, 502])('%i is left alone', async (code) => {
  const { status, headers, text } = await visit('/archivos/foto.jpg', code);
  expect([status, headers['retry-after'], headers['location']]).toEqual([
    code,
    undefined,
    undefined,
  ]);
  expect(text).toContain('parameter');
});
