/** @jest-environment node */
import { createMemoryEntries } from '@/lib/server/cache/memory-cache.cjs';

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

test('what was stored is there, as often as it is asked for', async () => {
  const entries = createMemoryEntries();
  await entries.set('a', Promise.resolve(entry('uno')));
  expect(await textOf(await entries.get('a'))).toBe('uno');
  expect(await textOf(await entries.get('a'))).toBe('uno');
  expect(await entries.get('b')).toBeUndefined();
});

test('a small entry holds no more memory than it has bytes', async () => {
  const entries = createMemoryEntries();
  await entries.set('a', Promise.resolve(entry('uno')));
  const reader = (await entries.get('a'))?.value.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(value?.byteLength).toBe(3);
  expect(value?.buffer.byteLength).toBe(3);
});

test('endless small entries drive out the oldest ones', async () => {
  const entries = createMemoryEntries();
  const value = () => new ReadableStream({ start: (controller) => controller.close() });
  for (let at = 0; at < 40_000; at += 1) {
    await entries.set(`inventada-${at}`, Promise.resolve(entry('', { value: value() })));
  }
  expect(await entries.get('inventada-0')).toBeUndefined();
  expect(await entries.get('inventada-5000')).toBeUndefined();
  expect(await entries.get('inventada-39999')).toBeDefined();
});

test('entries that are over leave the memory, those that are not stay', async () => {
  const entries = createMemoryEntries();
  const soonOver = () => entry('', { value: new Blob(['']).stream(), revalidate: 5 });
  for (let at = 0; at < 100; at += 1) await entries.set(`over-${at}`, Promise.resolve(soonOver()));
  await entries.set('kept', Promise.resolve(entry('uno')));
  expect(entries.size()).toBe(101);
  const later = performance.now() + 36_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await entries.set('next', Promise.resolve(entry('dos')));
  expect(entries.size()).toBe(2);
  expect(await textOf(await entries.get('kept'))).toBe('uno');
  jest.restoreAllMocks();
});

test('whoever asks while it is being made waits for it', async () => {
  const entries = createMemoryEntries();
  let made: (value: ReturnType<typeof entry>) => void = () => undefined;
  const storing = entries.set('a', new Promise((resolve) => (made = resolve)));
  const asked = entries.get('a');
  made(entry('uno'));
  expect(await textOf(await asked)).toBe('uno');
  await storing;
});

test('what is over, what may not be kept and what broke off is not there', async () => {
  const entries = createMemoryEntries();
  const brokenOff = new ReadableStream({ start: (controller) => controller.error(new Error()) });
  await entries.set('old', Promise.resolve(entry('x', { timestamp: now() - 121_000 })));
  await entries.set('dynamic', Promise.resolve(entry('x', { expire: 0 })));
  await entries.set('broken', Promise.resolve(entry('x', { value: brokenOff })));
  await entries.set('failed', Promise.reject(new Error('never made')));
  for (const key of ['old', 'dynamic', 'broken', 'failed']) {
    expect(await entries.get(key)).toBeUndefined();
  }
});

test('an invalidated tag takes its entries away, a stale one lets them be made anew', async () => {
  const entries = createMemoryEntries();
  const before = now() - 1_000;
  await entries.set('a', Promise.resolve(entry('a', { tags: ['faq'], timestamp: before })));
  await entries.set('b', Promise.resolve(entry('b', { tags: ['seo'], timestamp: before })));
  await entries.updateTags(['faq']);
  await entries.updateTags(['seo'], { expire: 60 });
  expect(await entries.get('a')).toBeUndefined();
  expect((await entries.get('b'))?.revalidate).toBe(-1);
});

test('an invalidation holds from the moment it is told, not from a rounded one after it', async () => {
  const entries = createMemoryEntries();
  for (let round = 0; round < 50; round += 1) {
    await entries.set(
      'a',
      Promise.resolve(entry('a', { tags: ['faq'], timestamp: now() - 1_000 })),
    );
    await entries.updateTags(['faq']);
    expect(await entries.get('a')).toBeUndefined();
  }
});
