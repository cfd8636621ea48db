import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { sendMessage } from '@/tests/support/send-message';
import { expect, htmlOf, revalidateBlog, test } from './support/fixtures';
import { faultsDuring } from './support/visits';

/**
 * This limit is shorter than a lifetime, which would have the same effect, and long enough for a busy
 * machine.
 */
const SOON = { timeout: 30_000, intervals: [50] };

test('published content appears on both instances and at the edge once one is notified', async ({
  gateway,
  edge,
  instances: [a, b],
}) => {
  // Both instances store the page in memory and on disk. One of them has it only from the other.
  for (const { url } of [a, b, b, a, edge]) await htmlOf(`${url}/blog`);
  for (const [title, path] of [
    ['Primera noticia recién publicada', 'primera-recien'],
    ['Segunda noticia recién publicada', 'segunda-recien'],
  ] as const) {
    await gateway.publish(title, path);
    for (const { url } of [a, b, edge]) expect(await htmlOf(`${url}/blog`)).not.toContain(title);
    expect(await revalidateBlog(a)).toBe(200);
    // By its lifetime alone, the page would take two minutes.
    // The first visit gets the old page and starts its render.
    for (const { url } of [a, b, edge])
      await expect.poll(() => htmlOf(`${url}/blog`), SOON).toContain(title);
  }
});

test('a restarted instance knows what was invalidated while it was away', async ({
  gateway,
  instances: [a, b],
}) => {
  await htmlOf(`${b.url}/blog`);
  await b.stop();
  await gateway.publish('Noticia publicada durante el reinicio', 'durante-el-reinicio');
  expect(await revalidateBlog(a)).toBe(200);
  await b.start();
  await expect
    .poll(() => htmlOf(`${b.url}/blog`), SOON)
    .toContain('Noticia publicada durante el reinicio');
});

test('a Redis that is killed, frozen and restarted under load fails no visit', async ({
  gateway,
  instances: [a, b],
  redis,
}) => {
  const redisOf = async () => (await (await fetch(`${a.url}/api/ready`)).json()).redis;
  await expect.poll(redisOf).toBe('ok');
  const faults = await faultsDuring([a.url, b.url], async (visits) => {
    await redis.kill();
    await expect.poll(redisOf).toBe('unavailable');
    await htmlOf(`${a.url}/sucursales/monterrey`);
    expect(await revalidateBlog(a)).toBe(200);
    await visits();
    await redis.start();
    await visits();
    redis.freeze();
    await htmlOf(`${a.url}/sucursales/campeche`);
    expect(await revalidateBlog(b)).toBe(200);
    await visits();
    redis.thaw();
    await htmlOf(`${b.url}/detalle_linea/disposicion-final`);
    await visits();
  });
  expect(faults).toEqual([]);
  for (const { output } of [a, b]) {
    expect(output()).toContain('redis is not available');
    expect(output()).not.toContain(redis.url);
  }

  // The other instance learns what was invalidated while Redis was away as soon as Redis is back.
  await redis.kill();
  await gateway.publish('Noticia publicada sin Redis', 'sin-redis');
  expect(await revalidateBlog(a)).toBe(200);
  await redis.start();
  await expect.poll(() => htmlOf(`${b.url}/blog`), SOON).toContain('Noticia publicada sin Redis');
});

test('random URLs leave nothing in Redis', async ({ instances: [a], redis }) => {
  await htmlOf(`${a.url}/sucursales/cancun`);
  const before = Number((await redis.command('DBSIZE')).slice(1));
  for (let at = 0; at < 20; at += 1) {
    const response = await fetch(`${a.url}/sucursales/inventada-${at}`, { redirect: 'manual' });
    expect(response.status).toBe(307);
  }
  expect(Number((await redis.command('DBSIZE')).slice(1))).toBeLessThan(before + 10);
});

test('an instance delivers a lead that another instance stored before it died', async ({
  gateway,
  instances: [a],
}) => {
  const { length: before } = listSubmissions(gateway.dataDir);
  gateway.faults.add({ path: '/web/send-message', kind: 'status', value: 503 });
  const received = await sendMessage(a.url, crypto.randomUUID(), '203.0.113.8');
  expect(received.status).toBe(202);
  await a.stop('SIGKILL');
  gateway.faults.clear();
  const number = () => listSubmissions(gateway.dataDir).length;
  await expect.poll(number, { timeout: 60_000 }).toBe(before + 1);
});

test('a submission sent to both instances at once counts once, and both share one limit for an address', async ({
  gateway,
  instances: [a, b],
}) => {
  const send = (url: string, submission: string) => sendMessage(url, submission, '203.0.113.7');
  const { length: before } = listSubmissions(gateway.dataDir);
  const id = crypto.randomUUID();
  const responses = await Promise.all([a, b, a, b].map(({ url }) => send(url, id)));
  // One request sends the lead. The others get 202 while it is under way, and 200 once it is delivered.
  for (const { status } of responses) expect([200, 202]).toContain(status);
  expect((await send(b.url, id)).status).toBe(200);
  expect(listSubmissions(gateway.dataDir)).toHaveLength(before + 1);

  const statuses = [];
  for (let at = 0; at < 40; at += 1) {
    statuses.push((await send([a, b][at % 2]?.url ?? '', crypto.randomUUID())).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(25);
  expect(new Set(statuses.slice(25))).toEqual(new Set([429]));
});
