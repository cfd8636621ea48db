import { AUTHORIZATION, expect, test } from '@/tests/e2e/support/fixtures';
import { httpRequest } from '@/tests/support/http-request';
import { pageTypes } from '@/tests/support/page-types';
import { startSite } from '@/tests/support/site';

// Checks in the production build what lib/server/html and lib/server/cache assume of this version of Next and
// React. Run this file first after an upgrade of Next.

const STORED = '/detalle_linea/residuos-clinicos-rpbi';

const cacheOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  headers['x-nextjs-cache'];

test('the first visitor of a page gets what later ones get, and the page survives a restart', async ({
  gateway,
}) => {
  // The site stores pages separately for each environment.
  const env = {
    SITE_URL: 'http://sitio.example',
    GATEWAY_URL: gateway.url,
    GATEWAY_AUTHORIZATION: AUTHORIZATION,
    PRESS_EMAIL: `primera-${Date.now()}@next.example`,
  };
  const before = await startSite(env);
  const [first, second] = [
    await httpRequest(before.url + STORED),
    await httpRequest(before.url + STORED),
  ];
  await before.stop('SIGKILL');
  expect([cacheOf(first), cacheOf(second)]).toEqual(['MISS', 'HIT']);
  expect(first.body).toBe(second.body);
  expect(first.policies).toEqual(second.policies);

  const after = await startSite(env);
  const again = await httpRequest(after.url + STORED);
  await after.stop();
  expect(again.status).toBe(200);
  // The content may have changed while no process ran.
  expect(cacheOf(again)).toBe('STALE');
  expect(again.body).toBe(first.body);
});

for (const { path } of pageTypes) {
  test(`${path} has deferred scripts and a policy of hashes`, async ({ site }) => {
    await httpRequest(site.url + path);
    const { status, headers, body, policies } = await httpRequest(site.url + path);
    expect([status, policies.length]).toEqual([200, 2]);
    // Search results are never stored.
    const isStored = !/^\/(?:busqueda\/resultados|sucursales\/zonas)\//.test(path);
    expect(headers['x-nextjs-cache']).toMatch(isStored ? /^(?:HIT|STALE)$/ : /^MISS$/);
    expect(policies[1]).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
    // No script tag of a chunk remains, and one script holds all the data.
    expect(body).not.toMatch(/<script\b[^>]*\bsrc="\/_next\/static\/(?![^>]*\bnomodule)/i);
    expect(body.split(/<script[^>]*>[^<]*self\.__next_f/)).toHaveLength(2);
  });
}

test('the policy of every page allows all its inline scripts', async ({ site }) => {
  expect(site.output()).not.toContain('unknown inline script');
});
