import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { AUTHORIZATION, expect, test } from '@/tests/e2e/support/fixtures';
import { startSite } from '@/tests/support/site';

/** Names of sections that the home page must hold. */
const SECTIONS = [
  'Conoce como podemos ayudarte',
  'map-section',
  'faqs-section',
  'Continua leyendo',
];

test.describe('a gateway that becomes unavailable', () => {
  test('leaves home at 200 with its content, and cold pages at 500 with the error page', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
    const gateway = await startGateway({ authorization: AUTHORIZATION, dataDir });
    const site = await startSite({
      GATEWAY_URL: gateway.url,
      GATEWAY_AUTHORIZATION: AUTHORIZATION,
    });
    try {
      const before = await fetch(site.url);
      expect(before.status).toBe(200);
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

  test('from the start, gives 500 and not 404, and recovers', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
    const gateway = await startGateway({ authorization: AUTHORIZATION, dataDir });
    gateway.faults.add({ kind: 'status', value: 503 });
    const site = await startSite({
      GATEWAY_URL: gateway.url,
      GATEWAY_AUTHORIZATION: AUTHORIZATION,
    });
    try {
      const cold = await fetch(site.url);
      expect(cold.status).toBe(500);
      gateway.faults.clear();
      await expect(async () => {
        const healed = await fetch(site.url);
        expect(healed.status).toBe(200);
        expect(await healed.text()).toContain('Conoce como podemos ayudarte');
      }).toPass({ timeout: 30_000 });
    } finally {
      await site.stop();
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  test('without an authorization it is an outage too, and the same build then serves the embedded content', async () => {
    const gateway = await startGateway({ authorization: AUTHORIZATION });
    const refused = await startSite({
      GATEWAY_URL: gateway.url,
      GATEWAY_AUTHORIZATION: 'Bearer otra',
    });
    expect((await fetch(refused.url)).status).toBe(500);
    await refused.stop();
    await gateway.stop();
    const embedded = await startSite({ GATEWAY_URL: '' });
    expect((await fetch(embedded.url)).status).toBe(200);
    await embedded.stop();
  });
});
