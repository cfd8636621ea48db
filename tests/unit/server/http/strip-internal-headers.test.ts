import { stripInternalHeaders } from '@/lib/server/http/strip-internal-headers';

test('headers that only the server may set are removed', () => {
  const headers = {
    'x-middleware-subrequest': 'middleware',
    'x-middleware-prefetch': '1',
    'x-middleware-rewrite': 'https://otro.example/',
    'x-nextjs-data': '1',
    'x-nextjs-rewrite': '/otra',
    'x-invoke-path': '/otra',
    'x-matched-path': '/otra',
    'x-now-route-matches': '1=otra',
    'x-prerender-revalidate': 'clave',
    'next-resume': '1',
    'content-security-policy': "script-src 'nonce-a'",
    'content-security-policy-report-only': "script-src 'nonce-a'",
  };
  stripInternalHeaders(headers);
  expect(headers).toEqual({});
});

test('headers of browsers, edges and the router are kept', () => {
  const headers = {
    host: 'www.vialimpia.example',
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-state-tree': '%5B%5D',
    'next-url': '/blog',
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-host': 'www.vialimpia.example',
    'x-request-id': 'de-la-orilla',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
  const before = { ...headers };
  stripInternalHeaders(headers);
  expect(headers).toEqual(before);
});

describe('headers by which the development server identifies an open page', () => {
  const ids = { 'x-nextjs-request-id': 'a1', 'x-nextjs-html-request-id': 'b2' };
  const { NODE_ENV } = process.env;
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  test.each([
    ['development', ids],
    ['production', {}],
  ])('in %s', (environment, kept) => {
    Object.assign(process.env, { NODE_ENV: environment });
    const headers = { ...ids, 'x-nextjs-data': '1', 'x-middleware-prefetch': '1' };
    stripInternalHeaders(headers);
    expect(headers).toEqual(kept);
  });
});
