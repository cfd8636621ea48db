import { once } from 'node:events';
import { connect } from 'node:net';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { expect, test } from '@playwright/test';
import { sendMessage } from '@/tests/support/send-message';
import { startSite } from '@/tests/support/site';

/** Open sockets hold a stop up for this long, and no longer. */
const LIMIT_MS = 15_000;

const CONTACT = '/web-page-conf/web/send-message/sendMessageContacto';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a stop waits fifteen seconds for a stalled download, and no longer', async () => {
  const gateway = await startGateway({});
  const site = await startSite({ GATEWAY_URL: gateway.url });
  const { hostname, port, host } = new URL(site.url);
  try {
    gateway.faults.add({ path: '/azure-storage/api/blob/download', kind: 'drip', value: 0 });
    const stalled = connect(Number(port), hostname);
    stalled.write(`GET /archivos/informe-anual-2025.pdf HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await once(stalled, 'data');
    const asked = performance.now();
    process.kill(site.pid, 'SIGTERM');
    await once(stalled, 'close');
    const waited = performance.now() - asked;
    expect(waited).toBeGreaterThan(LIMIT_MS - 1_000);
    expect(waited).toBeLessThan(LIMIT_MS + 3_000);
    await expect.poll(() => isRunning(site.pid)).toBe(false);
  } finally {
    await site.stop('SIGKILL');
    await gateway.stop();
  }
});

test('a stop turns readiness first and finishes what is under way', async () => {
  const gateway = await startGateway({});
  const site = await startSite({ GATEWAY_URL: gateway.url, STOP_DELAY_SECONDS: '2' });
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  try {
    expect(await statusOf('/api/ready')).toBe(200);
    gateway.faults.add({ path: '/web/send-message', kind: 'latency', value: 3_500 });
    const message = sendMessage(site.url, crypto.randomUUID(), '203.0.113.9');
    await expect.poll(() => gateway.requestLog.counts()[CONTACT]).toBe(1);
    process.kill(site.pid, 'SIGTERM');
    await expect.poll(() => statusOf('/api/ready')).toBe(503);
    expect(await statusOf('/api/health')).toBe(200);
    const page = await fetch(`${site.url}/contactanos`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    await page.text();
    expect((await message).status).toBe(200);
    await expect.poll(() => isRunning(site.pid)).toBe(false);
    expect(site.output()).toContain('"msg":"stopping"');
  } finally {
    await site.stop('SIGKILL');
    await gateway.stop();
  }
});
