import { createMemoryCache } from '@/lib/server/cache/memory-cache.mts';

/** Next's clock. */
const now = () => performance.timeOrigin + performance.now();

const entry = (text: string, rest: object = {}) => ({
  value: new Blob([text]).stream(),
  tags: ['blog'],
  stale: 60,
  timestamp: now(),
  expire: 3_600,
  revalidate: 120,
  ...rest,
});
const textOf = async (found: { value: ReadableStream } | undefined) =>
  found && new Response(found.value).text();

test('a stored entry can be read any number of times', async () => {
  const entries = createMemoryCache();
  await entries.set('a', Promise.resolve(entry('uno')));
  expect(await textOf(await entries.get('a'))).toBe('uno');
  expect(await textOf(await entries.get('a'))).toBe('uno');
  expect(await entries.get('b')).toBeUndefined();
});

test('a small entry holds no more memory than it has bytes', async () => {
  const entries = createMemoryCache();
  await entries.set('a', Promise.resolve(entry('uno')));
  const reader = (await entries.get('a'))?.value.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(value?.byteLength).toBe(3);
  expect(value?.buffer.byteLength).toBe(3);
});

test('unbounded small entries evict the oldest ones', async () => {
  const entries = createMemoryCache();
  const value = () => new ReadableStream({ start: (controller) => controller.close() });
  for (let at = 0; at < 40_000; at += 1) {
    await entries.set(`random-${at}`, Promise.resolve(entry('', { value: value() })));
  }
  expect(await entries.get('random-0')).toBeUndefined();
  expect(await entries.get('random-5000')).toBeUndefined();
  expect(await entries.get('random-39999')).toBeDefined();
});

test('expired entries leave the memory, others stay', async () => {
  const entries = createMemoryCache();
  const shortLived = () => entry('', { value: new Blob(['']).stream(), revalidate: 5 });
  for (let at = 0; at < 100; at += 1)
    await entries.set(`expired-${at}`, Promise.resolve(shortLived()));
  await entries.set('kept', Promise.resolve(entry('uno')));
  expect(entries.size()).toBe(101);
  const later = performance.now() + 36_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await entries.set('next', Promise.resolve(entry('dos')));
  expect(entries.size()).toBe(2);
  expect(await textOf(await entries.get('kept'))).toBe('uno');
  jest.restoreAllMocks();
});

test('a read waits for an entry that is being written', async () => {
  const entries = createMemoryCache();
  let finish: (value: ReturnType<typeof entry>) => void = () => undefined;
  const storing = entries.set('a', new Promise((resolve) => (finish = resolve)));
  const reading = entries.get('a');
  finish(entry('uno'));
  expect(await textOf(await reading)).toBe('uno');
  await storing;
});

test('expired, uncacheable and broken entries are not stored', async () => {
  const entries = createMemoryCache();
  const brokenOff = new ReadableStream({ start: (controller) => controller.error(new Error()) });
  await entries.set('old', Promise.resolve(entry('x', { timestamp: now() - 121_000 })));
  await entries.set('dynamic', Promise.resolve(entry('x', { expire: 0 })));
  await entries.set('broken', Promise.resolve(entry('x', { value: brokenOff })));
  await entries.set('failed', Promise.reject(new Error('never written')));
  for (const key of ['old', 'dynamic', 'broken', 'failed']) {
    expect(await entries.get(key)).toBeUndefined();
  }
});

test('an invalidated tag removes its entries, a stale one has them revalidated', async () => {
  const entries = createMemoryCache();
  const before = now() - 1_000;
  await entries.set('a', Promise.resolve(entry('a', { tags: ['faq'], timestamp: before })));
  await entries.set('b', Promise.resolve(entry('b', { tags: ['seo'], timestamp: before })));
  await entries.updateTags(['faq']);
  await entries.updateTags(['seo'], { expire: 60 });
  expect(await entries.get('a')).toBeUndefined();
  expect((await entries.get('b'))?.revalidate).toBe(-1);
});

test('an invalidation holds from its own time, not from a rounded later one', async () => {
  const entries = createMemoryCache();
  for (let round = 0; round < 50; round += 1) {
    await entries.set(
      'a',
      Promise.resolve(entry('a', { tags: ['faq'], timestamp: now() - 1_000 })),
    );
    await entries.updateTags(['faq']);
    expect(await entries.get('a')).toBeUndefined();
  }
});
