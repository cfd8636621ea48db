import { EVERYWHERE, KEY, PAGE, SECRET, test } from '@/tests/e2e/support/editorial';
import { expect } from '@/tests/e2e/support/fixtures';

test('published content shows everywhere right after revalidation', async ({ editorial }) => {
  const { site, indexNow, publish, revalidate, missingAt } = editorial;
  expect(await missingAt()).toEqual(EVERYWHERE);
  await publish();

  expect((await revalidate('', '{"type":"blog"}')).status).toBe(401);
  expect((await revalidate('Bearer otra-clave-distinta', '{"type":"blog"}')).status).toBe(401);
  for (const bad of ['', '{', '[]', '{"type":"nada"}', '{"tags":[]}', '{"tags":["nada"]}']) {
    const answer = await revalidate(`Bearer ${SECRET}`, bad);
    expect(answer.status, bad).toBe(400);
    expect((await answer.json()).message, bad).toBeTruthy();
  }
  expect(await missingAt()).toEqual(EVERYWHERE);

  expect((await revalidate(`Bearer ${SECRET}`, '{"type":"blog","id":9001}')).status).toBe(200);
  // Long before its lifetime ends.
  await expect.poll(missingAt, { timeout: 30_000 }).toEqual([]);

  // The first response was 503.
  await expect.poll(() => indexNow.calls.length).toBe(2);
  const [first, told] = indexNow.calls;
  expect(told).toEqual(first);
  expect(told).toMatchObject({
    host: new URL(site.url).host,
    key: KEY,
    keyLocation: `${site.url}/${KEY}.txt`,
  });
  expect(told?.urlList).toEqual(
    expect.arrayContaining([`${site.url}/`, `${site.url}/blog`, site.url + PAGE]),
  );
  expect(told?.urlList.filter((url) => url.includes('/Blog_Detalle/'))).toHaveLength(1);
  expect(await (await fetch(told?.keyLocation ?? '')).text()).toBe(KEY);
  expect(site.output()).not.toContain(KEY);
});

test.describe('with a lifetime of two seconds', () => {
  test.use({ lifetimeSeconds: '2' });

  test('without revalidation it shows up within the lifetime', async ({ editorial }) => {
    const { publish, missingAt } = editorial;
    expect(await missingAt()).toEqual(EVERYWHERE);
    await publish();
    // A visit to a stale page starts its revalidation; the next one gets it.
    await expect.poll(missingAt, { timeout: 30_000 }).toEqual([]);
  });
});
