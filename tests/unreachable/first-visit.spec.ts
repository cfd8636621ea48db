import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startGateway } from '@/tools/gateway/server';
import { startSite, type Site } from '@/tests/support/site';

/** Prerendered pages, each with text that only a gateway can have sent. */
const PAGES = {
  '/': 'Recolección domiciliaria',
  '/blog': 'Ver mas',
  '/sucursales': 'Monterrey',
  '/servicios': 'Recolección domiciliaria',
  '/prensa': '2025',
  '/sostenibilidad': 'Sostenibilidad',
  '/bolsadetrabajo': 'Bolsa de trabajo',
  '/informes_anuales': 'Informe',
  '/aviso_privacidad': 'Aviso de privacidad',
};

async function expectPages(site: Site): Promise<void> {
  for (const [path, text] of Object.entries(PAGES)) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain(text);
  }
}

test('a gateway that can be reached is shown from the first visit on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  const gateway = await startGateway({ dataDir });
  const site = await startSite({ GATEWAY_URL: gateway.url });
  try {
    await expectPages(site);
    expect(Object.keys(gateway.requestLog.counts()).length).toBeGreaterThan(10);
  } finally {
    await site.stop();
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('so is the embedded gateway', async () => {
  const site = await startSite({ GATEWAY_URL: '' });
  try {
    await expectPages(site);
  } finally {
    await site.stop();
  }
});

test('while the gateway of the build is still away nothing else stands in for it', async () => {
  const site = await startSite({ GATEWAY_URL: 'http://127.0.0.1:9' });
  try {
    for (const path of Object.keys(PAGES)) {
      expect((await fetch(site.url + path)).status, path).toBe(500);
    }
  } finally {
    await site.stop();
  }
});
