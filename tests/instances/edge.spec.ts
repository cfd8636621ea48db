import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { httpRequest } from '@/tests/support/http-request';
import { killInstances, PAGES } from './support/crashes';
import { expect, htmlOf, test } from './support/fixtures';
import { FEW } from './support/load';

/** What it has, after two seconds once an instance has said that it has not changed. */
/** EXPIRED: kept, and a newer one came. */
const KEPT = /^(?:HIT|REVALIDATED|EXPIRED)$/;

test('an instance killed under load: no visit fails', async ({ edge, instances }) => {
  const { failures } = await killInstances({ edge, instances }, 40, FEW);
  expect(failures).toEqual([]);
});

/** Compressed, for good, also those of earlier releases. */
async function expectScripts(origin: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    const { status, headers } = await fetch(origin + path);
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toContain('immutable');
  }
}

test('all instances gone: scripts, cached pages, and for others a page with the phone', async ({
  edge,
  instances: [a, b],
  assets,
  page,
}) => {
  const cached = new Map<string, string>();
  for (const path of PAGES) cached.set(path, await htmlOf(edge.url + path));
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(cached.get('/') ?? '')?.[1] ?? '';
  const earlier = '/_next/static/chunks/of-an-earlier-release.js';
  await writeFile(join(assets, earlier), `"${'x'.repeat(2_000)}"`);
  for (const url of [edge.url, a.url, b.url]) {
    await expectScripts(url, [script, earlier]);
    const none = await fetch(`${url}/_next/static/chunks/of-no-release.js`);
    expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }

  await Promise.all([a.stop('SIGKILL'), b.stop('SIGKILL')]);
  for (const [path, html] of cached) expect(await htmlOf(edge.url + path)).toBe(html);
  await expectScripts(edge.url, [script, earlier]);

  const never = await fetch(`${edge.url}/sucursales/durango`);
  expect(never.status).toBeGreaterThanOrEqual(502);
  expect(never.headers.get('cache-control')).toBe('no-store');
  expect(edge.output(), 'what a visitor asked for is in no log').not.toContain('durango');
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(message.text());
  });
  await page.goto(`${edge.url}/sucursales/durango`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nuestro sitio no está disponible por el momento',
  );
  await expect(page.getByRole('link', { name: 'Llamar al 800 733 22 22' })).toHaveAttribute(
    'href',
    'tel:+528007332222',
  );
  await expect(page.getByRole('img')).toHaveCount(0);
  expect(problems).toEqual([]);

  await a.start();
  await edge.uses(a.host);
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Durango/ })).toBeVisible();
});

test('a page and its data are never taken for each other', async ({ edge }) => {
  const html = await htmlOf(`${edge.url}/sucursales`);
  const get = (headers: Record<string, string>) => fetch(`${edge.url}/sucursales`, { headers });
  const data: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ];
  for (const headers of [...data, ...data]) {
    const response = await get(headers);
    const type = response.headers.get('content-type') ?? '';
    // Where Next wants the parameter _rsc it says so by a redirect, which fetch has followed.
    expect(type, JSON.stringify(headers)).toContain('text/x-component');
    expect(await response.text()).not.toContain('<!DOCTYPE html>');
  }
  expect(await htmlOf(`${edge.url}/sucursales`)).toBe(html);
});

test('the edge keeps pages, and neither submissions nor the state of an instance', async ({
  edge,
}) => {
  /** Empty where the edge never looks for a copy. */
  const cached = async (path: string, init?: RequestInit) =>
    (await fetch(edge.url + path, { ...init, redirect: 'manual' })).headers.get('x-cache') ?? '';
  expect(await cached('/vacantes')).toBe('MISS');
  expect(await cached('/vacantes')).toMatch(KEPT);
  // What no response depends on makes no copy of its own.
  expect(await cached('/vacantes?nada=1')).toMatch(KEPT);
  expect(await cached('/vacantes', { headers: { 'next-url': '/nada', rsc: '0' } })).toMatch(KEPT);
  const madeUp = await httpRequest(`${edge.url}/vacantes`, { host: 'nada.example' });
  expect(madeUp.headers['x-cache']).toMatch(KEPT);
  expect(await cached('/detalle_pregunta?id_grouper=1&id=1')).toBe('MISS');
  expect(await cached('/detalle_pregunta?nada=1&id=1&id_grouper=1')).toMatch(KEPT);
  expect(await cached('/detalle_pregunta?id_grouper=1&id=2')).toBe('MISS');
  // One copy, whatever pictures the browser takes.
  for (const accept of ['text/html,image/avif,image/webp', 'text/html,image/webp', 'text/html'])
    expect(await cached('/vacantes', { headers: { accept } }), accept).toMatch(KEPT);
  for (const path of ['/api/health', '/api/ready']) {
    await cached(path);
    expect(await cached(path), path).not.toMatch(KEPT);
  }
  for (const path of ['/api/contact', '/vacantes']) {
    await cached(path, { method: 'POST', body: '{}' });
    expect(await cached(path, { method: 'POST', body: '{}' }), path).not.toMatch(KEPT);
  }
});

test('pages of the sitemap have a share of what the edge keeps, which nothing else takes', async ({
  edge,
}) => {
  const pages = ['/accesibilidad', '/sucursales/campeche/san-roman'];
  const others = [
    ...['/archivos/hero-1.webp', '/_next/image?url=%2Farchivos%2Fhero-1.webp&w=640&q=75'],
    ...['/compartir/blog', '/sitemap.xml', '/api/states', '/sucursales/campeche/san-roman/hoja'],
    '/blog/rss.xml',
  ];
  const kept = async () => [await edge.kept('site'), await edge.kept('others')] as const;
  await edge.empty();
  for (const path of [...pages, ...others]) {
    const { status, headers } = await fetch(edge.url + path);
    expect([status, headers.get('x-cache')], path).toEqual([200, 'MISS']);
  }
  // Visitors can make up any number of them: the answers of route handlers to a query are not kept.
  for (const path of ['/api/states?nada=1', '/api/press?page=1', '/api/search?search=basura']) {
    const { status, headers } = await fetch(edge.url + path);
    expect([status, headers.get('x-cache')], path).toEqual([200, 'BYPASS']);
  }
  expect(await kept()).toEqual([pages.length, others.length]);
});

test('the service worker and feeds come compressed, and only once', async ({ edge }) => {
  for (const path of ['/sw.js', '/blog/rss.xml', '/prensa/atom.xml']) {
    const { headers } = await fetch(edge.url + path);
    expect(headers.get('content-encoding'), path).toBe('gzip');
    const again = await httpRequest(edge.url + path, {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect(again.status, path).toBe(304);
  }
});

test('the edge tells that the site is ready, and nothing of an instance', async ({
  edge,
  instances: [a],
}) => {
  const told = async (url: string) => (await fetch(`${url}/api/ready`)).json();
  expect(await told(edge.url)).toEqual({ status: 'ready' });
  expect(await told(a.url)).toMatchObject({ status: 'ready', release: expect.any(String) });
});

test('pictures are kept by the format that the server chooses', async ({ edge }) => {
  const picture = `${edge.url}/_next/image?url=%2Farchivos%2Fhero-1.webp&w=360&q=75`;
  const typeFor = async (accept: string) =>
    (await fetch(picture, { headers: { accept } })).headers.get('content-type');
  // A browser that refuses a format must not leave another's copy under its key.
  expect(await typeFor('image/avif;q=0,image/webp')).toBe('image/webp');
  expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif');
  expect(await typeFor('image/avif;q=0, image/webp;q=0')).not.toMatch(/avif/);
  expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif');
});
