import {
  putValue,
  getValue,
  LARGE_VALUE,
  type CachedValue,
} from '@/lib/content/gateway/large-values';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';

interface Branch {
  name: string;
  latitude: number | undefined;
}

const small: Branch[] = [{ name: 'Cancún "1"', latitude: undefined }];
const largeOf = (name: string): Branch[] =>
  Array.from({ length: 9_000 }, (_, at) => ({ name: `${name} ${at}`, latitude: at }));
/** Next passes a copy of the cached value to a page. */
const throughCache = <T>(entry: T): T => structuredClone(entry);
/** A `'use cache'` function that must not be called with `inFull`. */
const reads = (entry: Result<CachedValue>) => (inFull: boolean) =>
  inFull ? Promise.reject(new Error('read again')) : Promise.resolve(throughCache(entry));

test('a small list is cached as JSON', async () => {
  const entry = putValue(found(small), false);
  expect(JSON.stringify(entry)).toContain('Cancún');
  expect(await getValue(reads(entry))).toEqual(found(small));
});

test('of a large list only its key is cached, and every page gets the same list', async () => {
  const large = largeOf('Posts');
  expect(JSON.stringify(large).length).toBeGreaterThan(LARGE_VALUE);
  const entry = putValue(found(large), false);
  expect(JSON.stringify(entry).length).toBeLessThan(100);
  const [one, other] = [await getValue(reads(entry)), await getValue(reads(entry))];
  expect(one).toEqual(found(large));
  expect(one.status === 'found' && other.status === 'found' && one.value === other.value).toBe(
    true,
  );
});

test('what says the same stays the same list, and is not written as JSON again', async () => {
  const large = largeOf('Same');
  const entry = putValue(found(large), false);
  expect(putValue(found(largeOf('Same')), false)).toEqual(entry);
  expect(await getValue(reads(entry))).toMatchObject({ value: large });
  const again = await getValue(reads(entry));
  expect(again.status === 'found' && again.value).toBe(large);
  const write = jest.spyOn(JSON, 'stringify');
  expect(putValue(found(large), false)).toEqual(entry);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test('no page can change a large list for the others', async () => {
  const list = await getValue<Branch[]>(reads(putValue(found(largeOf('Frozen')), false)));
  expect(() => list.status === 'found' && list.value.reverse()).toThrow(TypeError);
});

test('a large list that this process does not have is read again, once while unchanged', async () => {
  const { here, entry } = await otherProcess(largeOf('Other'));
  const readAgain = jest.fn(() => Promise.resolve(putValue(found(largeOf('Other')), true)));
  const read = (inFull: boolean) => (inFull ? readAgain() : Promise.resolve(entry));
  expect(await here.getValue(read)).toEqual(found(largeOf('Other')));
  expect(await here.getValue(read)).toEqual(found(largeOf('Other')));
  expect(readAgain).toHaveBeenCalledTimes(1);
});

test('one that has changed meanwhile is not stored by the old key', async () => {
  const { here, entry } = await otherProcess(largeOf('Old'));
  const readAgain = jest.fn(() => Promise.resolve(putValue(found(largeOf('New')), true)));
  const read = (inFull: boolean) => (inFull ? readAgain() : Promise.resolve(entry));
  expect(await here.getValue(read)).toEqual(found(largeOf('New')));
  await here.getValue(read);
  expect(readAgain).toHaveBeenCalledTimes(2);
});

test('an outage during the second read is an outage', async () => {
  const { here, entry } = await otherProcess(largeOf('Outage'));
  const read = (inFull: boolean) => Promise.resolve(inFull ? unavailable : entry);
  expect(await here.getValue(read)).toBe(unavailable);
});

test('stale stays stale; missing and unavailable pass through', async () => {
  const stale: Result<Branch[]> = { ...found(largeOf('Stale')), stale: true };
  expect(await getValue(reads(putValue(stale, false)))).toMatchObject({
    status: 'found',
    stale: true,
  });
  expect(await getValue(reads(putValue(missing, false)))).toEqual(missing);
  expect(await getValue(reads(putValue(unavailable, false)))).toEqual(unavailable);
});

/** A large list cached by another process, and this module without its entry. */
async function otherProcess(list: Branch[]) {
  const entry = throughCache(putValue(found(list), false));
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.large-values'));
  let here: typeof import('@/lib/content/gateway/large-values') | undefined;
  await jest.isolateModulesAsync(async () => {
    here = await import('@/lib/content/gateway/large-values');
  });
  if (!here) throw new Error('not loaded');
  return { here, entry };
}
