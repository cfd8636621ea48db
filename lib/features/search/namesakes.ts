import { nameKey } from '@/lib/util/name-keys';
import { trimSlug } from '@/lib/util/trim-slug';

interface Named {
  id: number;
  title: string;
  url: string;
}

/**
 * Names for the pages of records that share their title, by id: the url, or the id where others have
 * that url too. Gateways find a record by its url or title.
 */
export function namesOfNamesakes(records: readonly Named[]): Map<number, string> {
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
