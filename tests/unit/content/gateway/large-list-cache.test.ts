/** @jest-environment node */
import {
  putList,
  getList,
  LARGE_LIST,
  type CachedList,
} from '@/lib/content/gateway/large-list-cache';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';

interface Branch {
  name: string;
  latitude: number | undefined;
}

const short: Branch[] = [{ name: 'Cancún "1"', latitude: undefined }];
const longOf = (name: string): Branch[] =>
  Array.from({ length: 9_000 }, (_, at) => ({ name: `${name} ${at}`, latitude: at }));
/** What Next hands a page of what a `'use cache'` function returned. */
const throughCache = <T>(kept: T): T => structuredClone(kept);
/** A `'use cache'` function whose list is asked for whole by nobody. */
const reads = (kept: Result<CachedList>) => (isWhole: boolean) =>
  isWhole ? Promise.reject(new Error('read again')) : Promise.resolve(throughCache(kept));

test('a short list is cached itself, as one text', async () => {
  const kept = putList(found(short), false);
  expect(JSON.stringify(kept)).toContain('Cancún');
  expect(await getList(reads(kept))).toEqual(found(short));
});

test('of a long one only its name is cached, and every page gets the same list', async () => {
  const long = longOf('Posts');
  expect(JSON.stringify(long).length).toBeGreaterThan(LARGE_LIST);
  const kept = putList(found(long), false);
  expect(JSON.stringify(kept).length).toBeLessThan(100);
  const [one, other] = [await getList(reads(kept)), await getList(reads(kept))];
  expect(one).toEqual(found(long));
  expect(one.status === 'found' && other.status === 'found' && one.value === other.value).toBe(
    true,
  );
});

test('no page can change a long list for the others', async () => {
  const list = await getList(reads(putList(found(longOf('Frozen')), false)));
  expect(() => list.status === 'found' && list.value.reverse()).toThrow(TypeError);
});

test('a long list that this process does not know is read again, once while it is the same', async () => {
  const { here, kept } = await otherProcess(longOf('Other'));
  const readAgain = jest.fn(() => Promise.resolve(putList(found(longOf('Other')), true)));
  const read = (isWhole: boolean) => (isWhole ? readAgain() : Promise.resolve(kept));
  expect(await here.getList(read)).toEqual(found(longOf('Other')));
  expect(await here.getList(read)).toEqual(found(longOf('Other')));
  expect(readAgain).toHaveBeenCalledTimes(1);
});

test('one that has changed meanwhile is not kept under the name of what was', async () => {
  const { here, kept } = await otherProcess(longOf('Old'));
  const readAgain = jest.fn(() => Promise.resolve(putList(found(longOf('New')), true)));
  const read = (isWhole: boolean) => (isWhole ? readAgain() : Promise.resolve(kept));
  expect(await here.getList(read)).toEqual(found(longOf('New')));
  await here.getList(read);
  expect(readAgain).toHaveBeenCalledTimes(2);
});

test('an outage while it is read again is an outage', async () => {
  const { here, kept } = await otherProcess(longOf('Outage'));
  const read = (isWhole: boolean) => Promise.resolve(isWhole ? unavailable : kept);
  expect(await here.getList(read)).toBe(unavailable);
});

test('what is stale stays so; what is no list passes through', async () => {
  const stale: Result<Branch[]> = { ...found(longOf('Stale')), stale: true };
  expect(await getList(reads(putList(stale, false)))).toMatchObject({
    status: 'found',
    stale: true,
  });
  expect(await getList(reads(putList(missing, false)))).toEqual(missing);
  expect(await getList(reads(putList(unavailable, false)))).toEqual(unavailable);
});

/** A long list as another process has cached it, and this code without its memory of it. */
async function otherProcess(list: Branch[]) {
  const kept = throughCache(putList(found(list), false));
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.large-lists'));
  let here: typeof import('@/lib/content/gateway/large-list-cache') | undefined;
  await jest.isolateModulesAsync(async () => {
    here = await import('@/lib/content/gateway/large-list-cache');
  });
  if (!here) throw new Error('not loaded');
  return { here, kept };
}
