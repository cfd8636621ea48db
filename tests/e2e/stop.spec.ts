import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startGateway } from '@/tools/gateway/server';
import { expect, test } from '@playwright/test';
import { sendMessage } from '@/tests/support/send-message';
import { startSite } from '@/tests/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const DELAY_SECONDS = 2;
/** The longest time that open sockets delay a stop. */
const LIMIT_SECONDS = 15;

const CONTACT = '/web-page-conf/web/send-message/sendMessageContacto';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a stop fails readiness first, finishes open requests and drops a stalled download', async () => {
  await using files = await temporaryFolder('files');
  // A smaller file is read completely before it is sent.
  await writeFile(join(files.path, 'grande.pdf'), Buffer.alloc(2 * 1024 * 1024, '%PDF-'));
  const gateway = await startGateway({ filesDir: files.path });
  const site = await startSite({
    GATEWAY_URL: gateway.url,
    STOP_DELAY_SECONDS: String(DELAY_SECONDS),
  });
  const { hostname, port, host } = new URL(site.url);
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  try {
    expect(await statusOf('/api/ready')).toBe(200);
    expect(await statusOf('/contactanos')).toBe(200);
    gateway.faults.add({ path: '/azure-storage/api/blob/download', kind: 'drip', value: 0 });
    // The latency is longer than the delay, so the site refuses new connections by then.
    const latency = (DELAY_SECONDS + 1) * 1_000;
    gateway.faults.add({ path: '/web/send-message', kind: 'latency', value: latency });
    const stalled = connect(Number(port), hostname);
    stalled.write(`GET /archivos/grande.pdf HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await once(stalled, 'data');
    const ended = once(stalled, 'close').then(() => performance.now());
    const message = sendMessage(site.url, crypto.randomUUID(), '203.0.113.9');
    await expect.poll(() => gateway.requestLog.counts()[CONTACT]).toBe(1);

    const asked = performance.now();
    process.kill(site.pid, 'SIGTERM');
    await expect.poll(() => statusOf('/api/ready')).toBe(503);
    expect(await statusOf('/api/health')).toBe(200);
    const page = await fetch(`${site.url}/contactanos`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    await page.text();
    expect((await message).status).toBe(200);
    expect((await ended) - asked).toBeGreaterThan((DELAY_SECONDS + LIMIT_SECONDS) * 1_000 - 100);
    await expect.poll(() => isRunning(site.pid)).toBe(false);
  } finally {
    await site.stop('SIGKILL');
    await gateway.stop();
  }
});
