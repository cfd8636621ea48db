import type { CacheEntry } from 'next/cache';
import { invalidateTags, now } from '@/lib/server/cache/invalidation.mts';
import handler from '@/lib/server/cache/use-cache-handler.mts';

const entry = (text: string, { revalidate = 60, tags = ['blog'] } = {}): Promise<CacheEntry> =>
  Promise.resolve({
    value: new Blob([text]).stream(),
    tags,
    revalidate,
    stale: 30,
    expire: 31_536_000,
    timestamp: now(),
  });

async function read(key: string): Promise<string | undefined> {
  const found = await handler.get(key, []);
  return found && new Response(found.value).text();
}

test('a stored result can be read repeatedly', async () => {
  await handler.set('a', entry('uno'));
  expect([await read('a'), await read('a')]).toEqual(['uno', 'uno']);
  expect(await read('another')).toBeUndefined();
});

test('a read waits for the result that is being written', async () => {
  const { promise, resolve } = Promise.withResolvers<CacheEntry>();
  const writing = handler.set('b', promise);
  const reading = read('b');
  resolve(await entry('dos'));
  await writing;
  expect(await reading).toBe('dos');
});

test('an expired or invalidated result is read from the gateway again', async () => {
  await handler.set('c', entry('tres', { revalidate: 0 }));
  expect(await read('c')).toBeUndefined();
  await handler.set('d', entry('cuatro', { tags: ['press'] }));
  await handler.set('e', entry('cinco'));
  await invalidateTags(['press']);
  expect([await read('d'), await read('e')]).toEqual([undefined, 'cinco']);
});

test('a result whose stream fails is discarded', async () => {
  const value = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  await handler.set('f', Promise.resolve({ ...(await entry('')), value }));
  expect(await read('f')).toBeUndefined();
});
