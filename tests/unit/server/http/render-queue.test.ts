import { addKnownPath, renderInTurn } from '@/lib/server/http/render-queue.mts';

/** Starts work that ends when `finish` is called. */
function startWork(path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRunning = false;
  const result = renderInTurn(path, () => {
    isRunning = true;
    return promise;
  });
  return { result, finish: resolve, isRunning: () => isRunning };
}

const unknown = (count: number) =>
  Array.from({ length: count }, (_, index) => startWork(`/sucursales/inventada-${index}`));

test('eight unknown pages are rendered at a time, while known pages and messages do not wait', async () => {
  const work = unknown(10);
  await Promise.resolve();
  expect(work.filter(({ isRunning }) => isRunning())).toHaveLength(8);
  addKnownPath('/blog');
  for (const path of ['/blog', '/api/quote', '/archivos/a.pdf', '/_next/static/a.js']) {
    const passed = startWork(path);
    expect([path, passed.isRunning()]).toEqual([path, true]);
    passed.finish();
  }
  for (const { finish } of work) finish();
  expect(await Promise.all(work.map(({ result }) => result))).not.toContain(false);
});

test('an unknown page is refused if 200 requests are waiting', async () => {
  const work = unknown(208);
  expect(await renderInTurn('/sucursales/otra', async () => {})).toBe(false);
  for (const { finish } of work) finish();
  await Promise.all(work.map(({ result }) => result));
});

test('a request that waits longer than five seconds is refused and never runs', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const work = unknown(8);
  const late = startWork('/sucursales/tarde');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await late.result).toBe(false);
  for (const { finish } of work) finish();
  await Promise.all(work.map(({ result }) => result));
  expect(late.isRunning()).toBe(false);
  jest.useRealTimers();
});

test('an error of the work reaches the caller', async () => {
  await expect(renderInTurn('/x', () => Promise.reject(new Error('render')))).rejects.toThrow(
    'render',
  );
});
