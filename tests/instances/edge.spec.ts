import { httpRequest } from '@/tests/support/http-request';
import { expect, htmlOf, test } from './support/fixtures';
import { faultsDuring, PAGES } from './support/visits';

/** The cache states of a stored copy. EXPIRED means that the edge replaced an old copy. */
const STORED = /^(?:HIT|REVALIDATED|EXPIRED)$/;

test('an instance killed under load fails no visit', async ({ edge, instances: [a, b] }) => {
  const faults = await faultsDuring([edge.url], async (visits) => {
    await visits();
    await a.stop('SIGKILL');
    await visits();
    await a.start();
    await edge.uses(a.host);
    await visits();
    await b.stop('SIGKILL');
    await visits();
  });
  expect(faults).toEqual([]);
});

test('the edge shows stored pages while all instances are gone, and otherwise a page with the phone', async ({
  edge,
  instances: [a, b],
  page,
}) => {
  const cached = new Map<string, string>();
  for (const path of PAGES) cached.set(path, await htmlOf(edge.url + path));
  await Promise.all([a.stop('SIGKILL'), b.stop('SIGKILL')]);
  for (const [path, html] of cached) expect(await htmlOf(edge.url + path)).toBe(html);

  const never = await fetch(`${edge.url}/sucursales/durango`);
  expect(never.status).toBeGreaterThanOrEqual(502);
  expect(never.headers.get('cache-control')).toBe('no-store');
  expect(edge.output(), 'what a visitor requested is in no log').not.toContain('durango');
  await page.goto(`${edge.url}/sucursales/durango`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nuestro sitio no está disponible por el momento',
  );
  await expect(page.getByRole('link', { name: 'Llamar al 800 733 22 22' })).toHaveAttribute(
    'href',
    'tel:+528007332222',
  );

  await a.start();
  await edge.uses(a.host);
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Durango/ })).toBeVisible();
});

test('the edge never mixes up a page and its data', async ({ edge }) => {
  const html = await htmlOf(`${edge.url}/sucursales`);
  const data: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ];
  for (const headers of [...data, ...data]) {
    const response = await fetch(`${edge.url}/sucursales`, { headers });
    const type = response.headers.get('content-type');
    // Next redirects to the parameter _rsc if it needs it, and fetch has followed that redirect.
    expect(type, JSON.stringify(headers)).toContain('text/x-component');
    expect(await response.text()).not.toContain('<!DOCTYPE html>');
  }
  expect(await htmlOf(`${edge.url}/sucursales`)).toBe(html);
});

test('the edge stores pages, but neither submissions nor the state of an instance', async ({
  edge,
}) => {
  /** Returns the cache state of a path; '' if the edge never looks for a copy. */
  const cached = async (path: string, init?: RequestInit) =>
    (await fetch(edge.url + path, { ...init, redirect: 'manual' })).headers.get('x-cache') ?? '';
  expect(await cached('/vacantes')).toBe('MISS');
  expect(await cached('/vacantes')).toMatch(STORED);
  // Parameters and headers that do not affect the response must not create another copy.
  expect(await cached('/vacantes?nada=1')).toMatch(STORED);
  expect(await cached('/vacantes', { headers: { 'next-url': '/nada', rsc: '0' } })).toMatch(STORED);
  const madeUp = await httpRequest(`${edge.url}/vacantes`, { host: 'nada.example' });
  expect(madeUp.headers['x-cache']).toMatch(STORED);
  expect(await cached('/detalle_pregunta?id_grouper=1&id=1')).toBe('MISS');
  expect(await cached('/detalle_pregunta?nada=1&id=1&id_grouper=1')).toMatch(STORED);
  expect(await cached('/detalle_pregunta?id_grouper=1&id=2')).toBe('MISS');
  for (const path of ['/api/health', '/api/ready']) {
    await cached(path);
    expect(await cached(path), path).not.toMatch(STORED);
  }
  for (const path of ['/api/contact', '/vacantes']) {
    await cached(path, { method: 'POST', body: '{}' });
    expect(await cached(path, { method: 'POST', body: '{}' }), path).not.toMatch(STORED);
  }
});

test('the edge reserves a part of its cache for the pages of the sitemap', async ({ edge }) => {
  const pages = ['/accesibilidad', '/sucursales/campeche/san-roman'];
  const others = ['/archivos/hero-1.webp', '/sitemap.xml', '/api/states', '/blog/rss.xml'];
  await edge.empty();
  for (const path of [...pages, ...others]) {
    const { status, headers } = await fetch(edge.url + path);
    expect([status, headers.get('x-cache')], path).toEqual([200, 'MISS']);
  }
  // Visitors can make up any number of queries, so the edge does not store them.
  for (const path of ['/api/states?nada=1', '/api/search?search=basura']) {
    const { status, headers } = await fetch(edge.url + path);
    expect([status, headers.get('x-cache')], path).toEqual([200, 'BYPASS']);
  }
  const stored = [await edge.kept('site'), await edge.kept('others')];
  expect(stored).toEqual([pages.length, others.length]);
});

test('the edge reports that the site is ready, and nothing about an instance', async ({
  edge,
  instances: [a],
}) => {
  const ready = async (url: string) => (await fetch(`${url}/api/ready`)).json();
  expect(await ready(edge.url)).toEqual({ status: 'ready' });
  expect(await ready(a.url)).toMatchObject({ status: 'ready', release: expect.any(String) });
});

test('the edge stores pictures by the format that the server chooses', async ({ edge }) => {
  const picture = `${edge.url}/_next/image?url=%2Farchivos%2Fhero-1.webp&w=360&q=75`;
  const typeFor = async (accept: string) =>
    (await fetch(picture, { headers: { accept } })).headers.get('content-type');
  expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/webp');
  // A browser that refuses a format must not get a copy that was stored for another browser.
  expect(await typeFor('image/webp;q=0')).toBe('image/jpeg');
});

test('the edge still serves scripts of an earlier release after its instances have gone', async ({
  edge,
  instances: [a, b],
}) => {
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(await htmlOf(`${edge.url}/`)) ?? [];
  const before = await (await fetch(edge.url + script)).text();
  await Promise.all([a.stop('SIGKILL'), b.stop('SIGKILL')]);
  const after = await fetch(edge.url + script);
  expect(after.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await after.text()).toBe(before);
});
