import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { expect, htmlOf, revalidateBlog, test } from '@/tests/instances/support/fixtures';
import { breakRedis, killInstances } from '@/tests/instances/support/crashes';
import { moreVisits, underLoad } from '@/tests/instances/support/load';
import { sendMessage } from '@/tests/support/send-message';

/* What visitors notice, in numbers: nothing else may run beside it. */

test('an instance killed among twenty visitors: no visit fails or takes ten seconds', async ({
  edge,
  instances,
}) => {
  const visits = await killInstances({ edge, instances }, 300);
  const [, b] = instances;
  let fresh = 0;
  const back = await underLoad(
    () => `${edge.url}/blog?utm_content=${(fresh += 1)}`,
    async (soFar) => {
      await b.start();
      await moreVisits(soFar, 300);
    },
  );
  for (const { count, slowest } of [visits, back])
    console.log(`  ${count} visits, slowest ${Math.round(slowest)} ms`);
  expect([...visits.failures, ...back.failures]).toEqual([]);
});

test('Redis killed, frozen and back among twenty visitors: the same', async ({
  instances,
  redis,
}) => {
  const { count, slowest, failures } = await breakRedis({ instances, redis }, 200);
  console.log(`  ${count} visits, slowest ${Math.round(slowest)} ms`);
  expect(failures).toEqual([]);
});

test('what is published is fresh on both within a second of one being told', async ({
  gateway,
  instances: [a, b],
}) => {
  for (const { url } of [a, b, b, a]) await htmlOf(`${url}/blog`);
  for (const path of ['primera-medida', 'segunda-medida']) {
    await gateway.publish(`Noticia ${path}`, path);
    expect(await revalidateBlog(a)).toBe(200);
    const told = performance.now();
    // Start of the last visit that got the old page.
    let lastStale = 0;
    for (let started = 0; started < 2_000; started = performance.now() - told) {
      if (!(await htmlOf(`${b.url}/blog`)).includes(`Noticia ${path}`)) lastStale = started;
    }
    console.log(`  old on the other instance for ${Math.round(lastStale)} ms`);
    expect(lastStale).toBeLessThan(1_000);
  }
});

test('a message while PostgreSQL and the gateway are away, and its instance dies: it arrives once', async ({
  gateway,
  postgres,
  instances: [a, b],
}) => {
  const { length: before } = listSubmissions(gateway.dataDir);
  const id = crypto.randomUUID();
  const told: { folio?: string }[] = [];
  gateway.faults.add({ path: '/web/send-message', kind: 'status', value: 503 });
  await postgres.restart(async () => {
    for (const { url } of [a, a, b]) {
      const kept = await sendMessage(url, id, '203.0.113.9');
      expect(kept.status).toBe(202);
      told.push(await kept.json());
    }
    await a.stop('SIGKILL');
    await a.start();
  });
  const [{ folio } = {}] = told;
  expect(told.map((one) => one.folio)).toEqual([folio, folio, folio]);
  gateway.faults.clear();
  const state = async () => (await fetch(`${b.url}/api/leads/${folio}`)).json();
  await expect.poll(state, { timeout: 90_000 }).toEqual({ state: 'delivered' });
  expect(listSubmissions(gateway.dataDir)).toHaveLength(before + 1);
});
