import { createServer, type IncomingHttpHeaders } from 'node:http';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import { sendFrom } from '@/tests/support/from-address';
import { listening } from '@/tests/support/listening';
import { startEdge } from './support/edge';
import { expect, test } from './support/fixtures';

test('URLs of thousands of letters do not take an instance out of service', async ({
  edge,
  instances: [a],
}) => {
  const long = `/Blog_Detalle/${'a'.repeat(7_000)}`;
  for (const url of [edge.url, a.url]) {
    expect((await fetch(url + long, { redirect: 'manual' })).status, url).toBe(414);
  }
  // The longest allowed URL must end in a redirect or a page. Six failures at once would take both instances
  // out of service. A busy instance may answer 503 once, but not again.
  const longest = `/sucursales/${'%C3%B1'.repeat(330)}`;
  const statusOf = async (at: number) =>
    (await fetch(`${edge.url}${longest}${at}`, { redirect: 'manual' })).status;
  const statuses = await Promise.all([0, 1, 2, 3, 4, 5].map(statusOf));
  for (const [at, status] of statuses.entries())
    expect(status === 503 ? await statusOf(at) : status).toBeLessThan(500);
  // This request has no origin of the site, so it gets 403. With no instance left it would get 502.
  const message = await fetch(`${edge.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(message.status).toBe(403);
});

test('the edge removes headers that only the server may set', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const upstream = createServer((request, response) => {
    seen.push(request.headers);
    response.end();
  });
  await using instance = await listening(upstream);
  const { host } = new URL(instance.url);
  await using edge = await startEdge({ a: host, b: host });
  const claims = [
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-middleware-redirect',
    'x-middleware-set-cookie',
    'x-middleware-skip',
    'x-middleware-override-headers',
    'x-middleware-next',
    'x-now-route-matches',
    'x-matched-path',
    'x-nextjs-data',
    'x-next-resume-state-length',
    'next-resume',
    'x-prerender-revalidate',
    'x-invoke-path',
    'forwarded',
    'x-real-ip',
    'next-url',
  ];
  await fetch(`${edge.url}/`, {
    headers: {
      ...Object.fromEntries(claims.map((name) => [name, '1'])),
      'x-request-id': 'mine-for-all-requests',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      rsc: '1',
      range: 'bytes=0-1',
    },
  });
  expect(seen).toHaveLength(1);
  for (const name of [...claims, 'range']) expect(seen[0]).not.toHaveProperty(name);
  expect(seen[0]).toMatchObject({
    host: new URL(edge.url).host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(edge.url).host,
    'x-forwarded-proto': 'http',
    rsc: '1',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a client cannot escape the limit by claiming a new address each time', async ({ edge }) => {
  const statuses = [];
  for (let at = 0; at < 130; at += 1) {
    const response = await fetch(`${edge.url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: edge.url,
        'x-forwarded-for': `198.51.100.${at}`,
      },
      body: '{}',
    });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});

/** Sends requests from a local address, which counts as one client. Returns how many get a 200. */
async function admittedFrom(localAddress: string, url: string, requests: number): Promise<number> {
  const urls = Array.from({ length: requests }, () => url);
  const answers = await mapWithConcurrency(urls, 20, (one) => sendFrom(localAddress, one));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
}

test('one client may send 500 requests at once and then 50 a second, and other clients keep their own limit', async ({
  edge,
}) => {
  const url = `${edge.url}/logo.svg`;
  const started = performance.now();
  const admitted = await admittedFrom('127.0.0.7', url, 900);
  const seconds = (performance.now() - started) / 1000;
  expect(admitted).toBeGreaterThanOrEqual(500);
  expect(admitted).toBeLessThanOrEqual(502 + 50 * seconds);
  expect(await admittedFrom('127.0.0.8', url, 50)).toBe(50);
});
