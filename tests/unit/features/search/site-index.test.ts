import { setImmediate as turn } from 'node:timers/promises';
import { found, unavailable } from '@/lib/content/gateway/result';
import type { ContentType, Listing } from '@/lib/features/content-types/content-type';

const lists: Record<string, () => Listing<{ title: string }>> = {};
const typeOf = (name: string): Partial<ContentType> => ({
  read: () => lists[name]?.() ?? Promise.resolve(unavailable),
  title: (record) => String(Reflect.get(record, 'title')),
  path: (record) => `/${String(Reflect.get(record, 'title'))}`,
  entry: () => ({ kind: 'branch' }),
});
jest.mock('@/lib/features/content-types/table', () => ({
  get contentTypes() {
    return { branches: typeOf('branches'), faqs: typeOf('faqs') };
  },
}));

const titled = (...titles: string[]) => found(titles.map((title) => ({ title })));

let searchIndex: typeof import('@/lib/features/search/site-index');
let search: typeof import('@/lib/features/search/search');
let now = 0;

// Each test starts with fresh state, as in a new process.
beforeEach(async () => {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.site-index'));
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  lists.branches = async () => titled('Campeche', 'Durango');
  lists.faqs = async () => titled('Horario');
  searchIndex = await import('@/lib/features/search/site-index');
  search = await import('@/lib/features/search/search');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const find = async (term: string) => {
  const index = await searchIndex.siteIndex();
  return index && search.searchEntries(index, term).entries.map(({ title }) => title);
};
/** Moves the time past the refresh interval. */
const later = async () => {
  now += 16_000;
  await searchIndex.refreshSiteIndex();
};

test('published, changed and removed records are visible after the next refresh', async () => {
  expect(await find('campeche')).toEqual(['Campeche']);
  lists.branches = async () => titled('Durango', 'Tuxtla');
  await later();
  expect(await find('tuxtla')).toEqual(['Tuxtla']);
  expect(await find('campeche')).toEqual([]);
  expect(await find('durango')).toEqual(['Durango']);
});

test('an unavailable list keeps the old records, and an empty one removes them', async () => {
  await find('campeche');
  lists.branches = async () => unavailable;
  await later();
  expect(await find('campeche')).toEqual(['Campeche']);
  lists.branches = async () => titled();
  await later();
  expect(await find('campeche')).toEqual([]);
  expect(await find('horario')).toEqual(['Horario']);
});

test('lists are refreshed at most every 15 seconds, and once for concurrent callers', async () => {
  const read = jest.fn(async () => titled('Campeche'));
  lists.branches = read;
  await Promise.all([find('a'), find('b')]);
  now += 14_000;
  await find('c');
  expect(read).toHaveBeenCalledTimes(1);
  now += 2_000;
  await find('d');
  expect(read).toHaveBeenCalledTimes(2);
});

test('the first search waits two seconds and then continues without an index', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  lists.branches = () => new Promise(() => undefined);
  const finding = find('campeche');
  await turn();
  await jest.advanceTimersByTimeAsync(2_100);
  expect(await finding).toBeUndefined();
});
