import { conditionalResponse, documentUnavailable } from '@/lib/publishing/documents';

const ask = (body: string, tag?: string) =>
  conditionalResponse(
    new Request('https://sitio.example/x.xml', tag ? { headers: { 'if-none-match': tag } } : {}),
    body,
    'application/xml; charset=utf-8',
  );

test('a client with the document gets 304, and a client with another one gets the document', async () => {
  const first = ask('<a/>');
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, await first.text()]).toEqual([200, '<a/>']);
  for (const tag of [etag, `W/${etag}`, `"otra", ${etag}`, '*']) {
    const again = ask('<a/>', tag);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect(ask('<b/>', etag).status).toBe(200);
});

test('an unavailable document is an uncached 503 with a retry time', () => {
  const { status, headers } = documentUnavailable();
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ]);
});
