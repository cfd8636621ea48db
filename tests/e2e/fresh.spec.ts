import { EVERYWHERE, SECRET, test } from '@/tests/e2e/support/editorial';
import { expect } from '@/tests/e2e/support/fixtures';

test('published content appears everywhere right after revalidation', async ({ editorial }) => {
  const { publish, revalidate, missingAt } = editorial;
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
  // The lifetime of a page is much longer than this limit.
  await expect.poll(missingAt, { timeout: 30_000 }).toEqual([]);
});

test.describe('with a lifetime of two seconds', () => {
  test.use({ lifetimeSeconds: '2' });

  test('published content appears within the lifetime without revalidation', async ({
    editorial,
  }) => {
    const { publish, missingAt } = editorial;
    expect(await missingAt()).toEqual(EVERYWHERE);
    await publish();
    // A visit to a stale page starts its revalidation; the next one gets it.
    await expect.poll(missingAt, { timeout: 30_000 }).toEqual([]);
  });
});
