/** @jest-environment node */
import { keepList, keptList, LONG_LIST, pack } from '@/lib/gateway/kept-lists';
import { found, missing, unavailable, type Result } from '@/lib/gateway/result';

interface Branch {
  name: string;
  latitude: number | undefined;
}

const short: Branch[] = [{ name: 'Cancún "1"', latitude: undefined }];
const longOf = (name: string): Branch[] =>
  Array.from({ length: 9_000 }, (_, at) => ({ name: `${name} ${at}`, latitude: at }));
const noRead = () => Promise.reject(new Error('read again'));
/** What Next hands a page of what a `'use cache'` function returned. */
const throughCache = <T>(kept: T): T => structuredClone(kept);

test('a short list is cached itself, as one text', async () => {
  const kept = throughCache(keepList(found(short)));
  expect(JSON.stringify(kept)).toContain('Cancún');
  expect(await keptList(kept, noRead)).toEqual(found(short));
});

test('of a long one only its name is cached, and every page gets the same list', async () => {
  const long = longOf('Posts');
  expect(JSON.stringify(long).length).toBeGreaterThan(LONG_LIST);
  const kept = throughCache(keepList(found(long)));
  expect(JSON.stringify(kept).length).toBeLessThan(100);
  const [one, other] = [await keptList(kept, noRead), await keptList(kept, noRead)];
  expect(one).toEqual(found(long));
  expect(one.status === 'found' && other.status === 'found' && one.value === other.value).toBe(
    true,
  );
});

test('no page can change a long list for the others', async () => {
  const list = await keptList(keepList(found(longOf('Frozen'))), noRead);
  expect(() => list.status === 'found' && list.value.reverse()).toThrow(TypeError);
});

test('a long list that this process does not know is read again, once while it is the same', async () => {
  const { here, cached } = await otherProcess(longOf('Other'));
  const readAgain = jest.fn(() => Promise.resolve(pack(found(longOf('Other')))));
  expect(await here.keptList(cached, readAgain)).toEqual(found(longOf('Other')));
  expect(await here.keptList(cached, readAgain)).toEqual(found(longOf('Other')));
  expect(readAgain).toHaveBeenCalledTimes(1);
});

test('one that has changed meanwhile is not kept under the name of what was', async () => {
  const { here, cached } = await otherProcess(longOf('Old'));
  const readAgain = jest.fn(() => Promise.resolve(pack(found(longOf('New')))));
  expect(await here.keptList(cached, readAgain)).toEqual(found(longOf('New')));
  await here.keptList(cached, readAgain);
  expect(readAgain).toHaveBeenCalledTimes(2);
});

test('an outage while it is read again is an outage', async () => {
  const { here, cached } = await otherProcess(longOf('Outage'));
  expect(await here.keptList(cached, () => Promise.resolve(unavailable))).toBe(unavailable);
});

test('what is stale stays so; what is no list passes through', async () => {
  const stale: Result<Branch[]> = { ...found(longOf('Stale')), stale: true };
  expect(await keptList(keepList(stale), noRead)).toMatchObject({ status: 'found', stale: true });
  expect(await keptList(keepList(missing), noRead)).toBe(missing);
  expect(await keptList(keepList(unavailable), noRead)).toBe(unavailable);
});

/** A long list as another process has cached it, and this code without its memory of it. */
async function otherProcess(list: Branch[]) {
  const cached = throughCache(keepList(found(list)));
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.kept-lists'));
  let here: typeof import('@/lib/gateway/kept-lists') | undefined;
  await jest.isolateModulesAsync(async () => {
    here = await import('@/lib/gateway/kept-lists');
  });
  if (!here) throw new Error('not loaded');
  return { here, cached };
}
