import { lifetimes } from '@/lib/server/cache/lifetimes';
import { EVERYWHERE, SECRET, test } from '@/tests/e2e/support/editorial';
import { expect } from '@/tests/e2e/support/fixtures';

test('without revalidation it shows up within the lifetime', async ({ editorial }) => {
  const lifetime = lifetimes.found.revalidate * 1_000;
  test.setTimeout(lifetime + 60_000);
  const { publish, missingAt } = editorial;
  expect(await missingAt()).toEqual(EVERYWHERE);
  await publish();
  // A visit to a stale page starts its revalidation; the next one gets it.
  await expect.poll(missingAt, { timeout: lifetime + 15_000, intervals: [5_000] }).toEqual([]);
});

test('with revalidation it shows up within five seconds', async ({ editorial }) => {
  const { publish, revalidate, missingAt } = editorial;
  expect(await missingAt()).toEqual(EVERYWHERE);
  await publish();
  const began = Date.now();
  await revalidate(`Bearer ${SECRET}`, '{"type":"blog","id":9001}');
  await expect.poll(missingAt).toEqual([]);
  expect(Date.now() - began).toBeLessThan(5_000);
});
