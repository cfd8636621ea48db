import { buildFingerprint, environmentFingerprint } from '@/lib/server/cache/build-fingerprint.mts';
import { AUTHORIZATION, expect, test } from '@/tests/e2e/support/fixtures';
import { httpRequest } from '@/tests/support/http-request';
import { pageTypes } from '@/tests/support/page-types';
import { startSite } from '@/tests/support/site';

// What the site assumes of this version of Next, against the production build and without mocks.

const STORED = '/detalle_linea/residuos-clinicos-rpbi';
const PRERENDERED = '/accesibilidad';

const cacheOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  headers['x-nextjs-cache'];

test('a page that the build has prerendered is there for its first visitor', async () => {
  const env = { GATEWAY_URL: '', SITE_URL: 'http://localhost:3000', PRESS_EMAIL: '' };
  const isForThis = buildFingerprint() === environmentFingerprint({ ...process.env, ...env });
  const site = await startSite(env);
  const first = await httpRequest(site.url + PRERENDERED);
  await site.stop();
  expect(first.status).toBe(200);
  // Those of a build for another environment are never shown.
  expect(cacheOf(first)).toMatch(isForThis ? /HIT|STALE/ : /MISS/);
});

test('the first visitor of a page gets what all later ones get, and the page survives its process', async ({
  gateway,
}) => {
  // Pages of another environment are stored apart.
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
  expect(first.headers['content-security-policy']).toBe(second.headers['content-security-policy']);

  const after = await startSite(env);
  const again = await httpRequest(after.url + STORED);
  await after.stop();
  expect([again.status, cacheOf(again)]).toEqual([200, 'HIT']);
});

for (const { path } of pageTypes) {
  test(`${path} is prepared and cached`, async ({ site }) => {
    await httpRequest(site.url + path);
    const { status, headers, body, policies } = await httpRequest(site.url + path);
    expect([status, policies.length]).toEqual([200, 1]);
    // Search results are never stored.
    const isStored = !/^\/(?:busqueda\/resultados|sucursales\/zonas)\//.test(path);
    expect(headers['x-nextjs-cache']).toMatch(isStored ? /^(?:HIT|STALE)$/ : /^MISS$/);
    expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);
    // No script tag of a chunk is left, and the data stands in one script.
    expect(body).not.toMatch(/<script\b[^>]*\bsrc="\/_next\/static\/(?![^>]*\bnomodule)/i);
    expect(body.split(/<script[^>]*>[^<]*self\.__next_f/)).toHaveLength(2);
  });
}

test('the site itself has found no assumption broken', async ({ site }) => {
  await expect(async () => {
    const { body } = await httpRequest(`${site.url}/api/ready`);
    expect(JSON.parse(body)).toMatchObject({ brokenAssumptions: [], unknownScripts: 0 });
  }).toPass();
});
