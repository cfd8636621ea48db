import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { sendMessage } from '@/tests/support/send-message';
import { breakRedis } from './support/crashes';
import { expect, htmlOf, revalidateBlog, test } from './support/fixtures';
import { FEW } from './support/load';

/** Less than a lifetime, which would do the same, and more than a busy machine takes. */
const SOON = { timeout: 30_000, intervals: [50] };

test('what is published is fresh on both, and at the edge, once one is told', async ({
  gateway,
  edge,
  instances: [a, b],
}) => {
  // Both have the page, in memory and on disk, one of them only from the other.
  for (const { url } of [a, b, b, a, edge]) await htmlOf(`${url}/blog`);
  for (const [title, path] of [
    ['Primera noticia recién publicada', 'primera-recien'],
    ['Segunda noticia recién publicada', 'segunda-recien'],
  ] as const) {
    await gateway.publish(title, path);
    for (const { url } of [a, b, edge]) expect(await htmlOf(`${url}/blog`)).not.toContain(title);
    expect(await revalidateBlog(a)).toBe(200);
    // By its lifetime alone it would be two minutes; crash and publication of tests/drills measure how soon.
    for (const { url } of [b, edge])
      await expect.poll(() => htmlOf(`${url}/blog`), SOON).toContain(title);
    expect(await htmlOf(`${a.url}/blog`)).toContain(title);
  }
});

test('a restarted instance knows what was invalidated meanwhile', async ({
  gateway,
  instances: [a, b],
}) => {
  await htmlOf(`${b.url}/blog`);
  await b.stop();
  await gateway.publish('Noticia publicada durante el reinicio', 'durante-el-reinicio');
  expect(await revalidateBlog(a)).toBe(200);
  await b.start();
  expect(await htmlOf(`${b.url}/blog`)).toContain('Noticia publicada durante el reinicio');
});

test('an invalidation from the future hides none that come after it', async ({
  gateway,
  redis,
  instances: [a, b],
}) => {
  for (const { url } of [a, b]) await htmlOf(`${url}/blog`);
  // As written by a Redis whose clock was a year ahead, and noticed by both.
  await redis.command(`ZADD site:tags ${Date.now() * 1_000 + 3.2e13} blog`);
  await expect
    .poll(async () => Number((await redis.command('ZSCORE site:tags blog')).split('\n')[1]), SOON)
    .toBeLessThan(Date.now() * 1_000 + 60_000_000);
  await gateway.publish('Noticia tras el salto del reloj', 'tras-el-salto');
  expect(await revalidateBlog(a)).toBe(200);
  await expect
    .poll(() => htmlOf(`${b.url}/blog`), SOON)
    .toContain('Noticia tras el salto del reloj');
});

test('a page that one instance has rendered is not rendered by the other', async ({
  gateway,
  instances: [a, b],
}) => {
  const READ = '/web-page-conf/web/business-unit/getByName/';
  const before = gateway.countOf(READ);
  const rendered = await htmlOf(`${a.url}/sucursales/merida`);
  expect(gateway.countOf(READ)).toBeGreaterThan(before);
  const after = gateway.countOf(READ);
  expect(await htmlOf(`${b.url}/sucursales/merida`)).toBe(rendered);
  expect(gateway.countOf(READ)).toBe(after);
});

test('Redis killed, frozen and back under load: no visit fails', async ({
  gateway,
  instances: [a, b],
  redis,
}) => {
  const { failures } = await breakRedis({ redis, instances: [a, b] }, 20, FEW);
  expect(failures).toEqual([]);
  for (const { output } of [a, b]) {
    expect(output()).toContain('"redis":"away"');
    expect(output()).not.toContain(redis.url);
  }

  // What was invalidated while Redis was away reaches the other as soon as it is back.
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

test('what an instance has kept is delivered by the other one when the first is dead', async ({
  gateway,
  instances: [a, b],
}) => {
  const { length: before } = listSubmissions(gateway.dataDir);
  gateway.faults.add({ path: '/web/send-message', kind: 'status', value: 503 });
  const kept = await sendMessage(a.url, crypto.randomUUID(), '203.0.113.8');
  expect(kept.status).toBe(202);
  const { folio } = await kept.json();
  await a.stop('SIGKILL');
  gateway.faults.clear();
  const state = async () => (await fetch(`${b.url}/api/leads/${folio}`)).json();
  await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'delivered' });
  expect(listSubmissions(gateway.dataDir)).toHaveLength(before + 1);
});

test('the same submission sent to both at once is one, and one address has one limit', async ({
  gateway,
  instances: [a, b],
}) => {
  const send = (url: string, submission: string) => sendMessage(url, submission, '203.0.113.7');
  const { length: before } = listSubmissions(gateway.dataDir);
  const id = crypto.randomUUID();
  const responses = await Promise.all([a, b, a, b].map(({ url }) => send(url, id)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await send(b.url, id)).status).toBe(200);
  expect(listSubmissions(gateway.dataDir)).toHaveLength(before + 1);

  const statuses = [];
  for (let at = 0; at < 40; at += 1) {
    statuses.push((await send([a, b][at % 2]?.url ?? '', crypto.randomUUID())).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(29);
  expect(new Set(statuses.slice(29))).toEqual(new Set([429]));
});
