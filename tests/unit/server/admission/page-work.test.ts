import type { CurrentRequest } from '@/lib/server/observability/current-request';
type PageWork = typeof import('@/lib/server/admission/page-work.mts');

const load = (): PageWork => {
  Reflect.deleteProperty(globalThis, 'pageWork');
  return jest.requireActual<PageWork>('@/lib/server/admission/page-work.mts');
};
const fill = (work: PageWork, count: number, name = 'page') =>
  Array.from({ length: count }, (_, at) => work.acquireRender(`/${name}-${at}`));

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('24 pages are rendered at a time, the next when one has ended', async () => {
  const work = load();
  expect(await Promise.all(fill(work, 24))).not.toContain(false);
  let isAdmitted: boolean | undefined;
  void work.acquireRender('/late').then((admitted) => (isAdmitted = admitted));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isAdmitted).toBeUndefined();
  work.releasePage('/page-3');
  await jest.advanceTimersByTimeAsync(0);
  expect(isAdmitted).toBe(true);
});

test('a request that waits five seconds gets no place, and at most 200 wait', async () => {
  const work = load();
  await Promise.all(fill(work, 24));
  const waiting = fill(work, 200, 'waiting');
  expect(await work.acquireRender('/one-too-many')).toBe(false);
  await jest.advanceTimersByTimeAsync(4_999);
  const first = jest.fn();
  void waiting[0]?.then(first);
  await jest.advanceTimersByTimeAsync(0);
  expect(first).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([false]));
});

test('a page that is being rendered needs no second place', async () => {
  const work = load();
  await Promise.all(fill(work, 24));
  expect(await work.acquireRender('/page-0')).toBe(true);
});

test('a render that fails ends with its response, one that never reports its end after 15 s', async () => {
  const work = load();
  const { AsyncLocalStorage } =
    jest.requireActual<typeof import('node:async_hooks')>('node:async_hooks');
  const requests = new AsyncLocalStorage<CurrentRequest>();
  const before = globalThis.currentRequest;
  globalThis.currentRequest = requests;
  // Clients may send the same id with all their requests.
  const [failing, another] = [
    { id: 'same', client: 'one', path: '/', isDirect: false },
    { id: 'same', client: 'one', path: '/', isDirect: false },
  ];
  await requests.run(failing, () => work.acquireRender('/failing'));
  globalThis.currentRequest = before;
  await Promise.all(fill(work, 23));
  const next = work.acquireRender('/next');
  work.releaseRequest(another);
  let isAdmitted = false;
  void next.then((is) => (isAdmitted = is));
  await jest.advanceTimersByTimeAsync(0);
  expect(isAdmitted).toBe(false);
  work.releaseRequest(failing);
  expect(await next).toBe(true);
  await jest.advanceTimersByTimeAsync(15_001);
  expect(await Promise.all(fill(work, 24, 'later'))).not.toContain(false);
});
