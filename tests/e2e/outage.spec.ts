import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@/tools/gateway/server';
import { AUTHORIZATION, expect, test } from '@/tests/e2e/support/fixtures';
import { startSite } from '@/tests/support/site';

/** The names of sections that the home page must contain. */
const SECTIONS = [
  'Conoce como podemos ayudarte',
  'map-section',
  'faqs-section',
  'Continua leyendo',
];

test('home is 500 while a gateway refuses or fails, then 200, and stays so when the gateway goes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  let gateway = await startGateway({ authorization: 'Bearer otra', dataDir });
  const { port } = gateway;
  const site = await startSite({
    GATEWAY_URL: gateway.url,
    GATEWAY_AUTHORIZATION: AUTHORIZATION,
  });
  try {
    // The response must be neither 404 nor an empty page.
    const failed = await fetch(site.url);
    expect(failed.status).toBe(500);
    expect(failed.headers.get('cache-control')).toContain('no-store');
    await gateway.stop();
    gateway = await startGateway({ authorization: AUTHORIZATION, dataDir, port });
    gateway.faults.add({ kind: 'status', value: 503 });
    expect((await fetch(site.url)).status).toBe(500);
    gateway.faults.clear();
    await expect(async () => {
      const healed = await fetch(site.url);
      expect(healed.status).toBe(200);
      expect(await healed.text()).toContain('Conoce como podemos ayudarte');
    }).toPass({ timeout: 30_000 });
    await gateway.stop();
    const after = await fetch(site.url);
    expect(after.status).toBe(200);
    const html = await after.text();
    for (const section of SECTIONS) expect(html).toContain(section);
    expect(site.output()).not.toContain(AUTHORIZATION);
  } finally {
    await site.stop();
    await gateway.stop().catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('pages that nobody has visited are stored before an outage of the gateway', async () => {
  const gateway = await startGateway({ authorization: AUTHORIZATION });
  const site = await startSite({
    GATEWAY_URL: gateway.url,
    GATEWAY_AUTHORIZATION: AUTHORIZATION,
    WARM_UP_DELAY_SECONDS: '0',
  });
  try {
    // The order is that of the sitemap. Only the contact page, the seventh, makes this call.
    await expect
      .poll(() => gateway.requestLog.counts()['/web-page-conf/web/contact'], { timeout: 30_000 })
      .toBeDefined();
    gateway.faults.add({ kind: 'status', value: 503 });
    for (const path of ['/', '/servicios', '/sucursales'])
      expect((await fetch(site.url + path)).status, path).toBe(200);
  } finally {
    await site.stop();
    await gateway.stop();
  }
});

test('nothing replaces the configured gateway while it is away', async () => {
  const site = await startSite({ GATEWAY_URL: 'http://127.0.0.1:9' });
  try {
    for (const path of ['/', '/blog', '/sucursales', '/aviso_privacidad'])
      expect((await fetch(site.url + path)).status, path).toBe(500);
  } finally {
    await site.stop();
  }
});
