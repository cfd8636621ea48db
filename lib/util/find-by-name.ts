import { nameKey } from '@/lib/util/name-keys';

interface Named {
  id: number;
  name: string;
}

/** Finds an item by its `nameKey`, then by its id. */
export function findByName<T extends Named>(items: readonly T[], wanted: string): T | undefined {
  const key = nameKey(wanted);
  if (key === '') return undefined;
  return (
    items.find((item) => nameKey(item.name) === key) ??
    items.find((item) => String(item.id) === wanted.trim())
  );
}

/** An item's URL segment: its name, or its id if an earlier item has that name. */
export function nameSegment<T extends Named>(items: readonly T[], item: T): string {
  return findByName(items, item.name) === item ? item.name : String(item.id);
}
