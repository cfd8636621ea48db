import { valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import { nameKey, trimSlug } from '@/lib/util/names';

interface Named {
  id: number;
  title: string;
  url: string;
}

/**
 * Returns names for the pages of records that share their title, by id: the url, or the id where others
 * have that url too. Gateways find a record by its url or title.
 */
export function uniqueNames(records: readonly Named[]): Map<number, string> {
  const counts = new Map<string, number>();
  for (const { title, url } of records) {
    for (const key of new Set([nameKey(title), nameKey(trimSlug(url))])) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const isShared = (name: string) => (counts.get(nameKey(name)) ?? 0) > 1;
  const names = new Map<number, string>();
  for (const { id, title, url } of records) {
    if (!isShared(title)) continue;
    const own = trimSlug(url);
    names.set(id, own === '' || isShared(own) ? String(id) : own);
  }
  return names;
}

const CONCURRENCY = 4;
/** The most titles to look up. All records of further titles keep their unique name. */
const MOST_TITLES = 50;

/**
 * Returns unique names, except for records that the gateway finds by their title.
 *
 * @param find reads a record by its title from the gateway. Never throws.
 */
export async function readUniqueNames(
  records: readonly Named[],
  find: (title: string) => Promise<Result<{ id: number }>>,
): Promise<[number, string][]> {
  const names = uniqueNames(records);
  const titles = new Set(records.flatMap(({ id, title }) => (names.has(id) ? [title] : [])));
  await mapWithConcurrency([...titles].slice(0, MOST_TITLES), CONCURRENCY, async (title) => {
    const first = valueOrUndefined(await find(title));
    if (first) names.delete(first.id);
  });
  return [...names];
}
