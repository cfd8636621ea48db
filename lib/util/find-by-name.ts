import { nameKey } from '@/lib/util/name-keys';

interface Named {
  id: number;
  name: string;
}

/**
 * The first of the items that is called so. Accents, letter case and doubled spaces are set
 * aside. In this order: the whole name; with `part`, a part of the name; the id as text.
 */
export function findByName<T extends Named>(
  items: readonly T[],
  wanted: string,
  match: 'exact' | 'partial',
): T | undefined {
  const key = nameKey(wanted);
  if (key === '') return undefined;
  return (
    items.find((item) => nameKey(item.name) === key) ??
    (match === 'partial' ? items.find((item) => nameKey(item.name).includes(key)) : undefined) ??
    items.find((item) => String(item.id) === wanted.trim())
  );
}

/** What an item is called in an address: its name, or its id where an earlier one has that name. */
export function nameSegment<T extends Named>(items: readonly T[], item: T): string {
  return findByName(items, item.name, 'exact') === item ? item.name : String(item.id);
}
