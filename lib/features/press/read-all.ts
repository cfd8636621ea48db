import 'server-only';
import { getPressPage, type PressItem } from '@/lib/content/gateway/press';
import { found, listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import { PRESS_PAGE_SIZE } from '@/lib/features/press/pagination';

const PAGES_IN_LARGE = 12;
/** Below 100, a common maximum of gateways. */
const LARGE_SIZE = PAGES_IN_LARGE * PRESS_PAGE_SIZE;

/** A bound for gateways whose pages never end. */
const MAX_PAGES = 400;

const CONCURRENCY = 4;

async function readPages(size: number): Promise<Result<PressItem[][]>> {
  const pages: PressItem[][] = [];
  const seen = new Set<number>();
  for (let first = 0; first < MAX_PAGES; first += CONCURRENCY) {
    const numbers = Array.from({ length: CONCURRENCY }, (_, offset) => first + offset);
    const lists = await Promise.all(numbers.map((number) => getPressPage(number, size)));
    for (const list of lists) {
      if (list.status === 'unavailable') return list;
      const items = listOrEmpty(list);
      // The end, also where a gateway responds the same to every page number.
      if (items.every(({ id }) => seen.has(id))) return found(pages);
      for (const { id } of items) seen.add(id);
      pages.push(items);
    }
  }
  return found(pages);
}

async function isPartOf(large: PressItem[], number: number): Promise<boolean> {
  const part = listOrEmpty(await getPressPage(number, PRESS_PAGE_SIZE));
  const ids = new Set(large.map(({ id }) => id));
  return part.length > 0 && part.every(({ id }) => ids.has(id));
}

/** Undefined if large and regular pages disagree: the gateway caps sizes or counts differently. */
async function countPages(large: PressItem[][]): Promise<number | undefined> {
  const lastAt = Math.max(0, large.length - 1);
  for (const [at, items] of large.entries()) {
    const isShort = at < lastAt && items.length < LARGE_SIZE;
    if (isShort && !(await isPartOf(items, (at + 1) * PAGES_IN_LARGE - 1))) return undefined;
  }
  const last = large[lastAt] ?? [];
  const end = large.length * PAGES_IN_LARGE;
  let number = lastAt * PAGES_IN_LARGE + Math.floor(last.length / PRESS_PAGE_SIZE);
  while (number < end && (await isPartOf(last, number))) number += 1;
  const after = await getPressPage(number, PRESS_PAGE_SIZE);
  return after.status !== 'unavailable' && listOrEmpty(after).length === 0 ? number : undefined;
}

const counts = new WeakMap<readonly PressItem[], number>();

/** How many pages of the press room hold these items, as `readAllPress` has found them. */
export const pressPages = (items: readonly PressItem[]): number =>
  counts.get(items) ?? Math.ceil(items.length / PRESS_PAGE_SIZE);

/** The items changed one by one, which are as many pages. */
export function mapItems<T extends PressItem>(
  items: readonly PressItem[],
  change: (item: PressItem) => T,
): T[] {
  const changed = items.map(change);
  counts.set(changed, pressPages(items));
  return changed;
}

function distinct(lists: PressItem[][], pages: number): PressItem[] {
  const items = [...new Map(lists.flat().map((item) => [item.id, item])).values()];
  counts.set(items, pages);
  return items;
}

/** Every press item once, in large pages, or one by one where these disagree with regular ones. */
export async function readAllPress(): Promise<Result<PressItem[]>> {
  const large = await readPages(LARGE_SIZE);
  const pages = large.status === 'found' ? await countPages(large.value) : undefined;
  if (large.status === 'found' && pages !== undefined) {
    return found(distinct(large.value, pages));
  }
  const small = await readPages(PRESS_PAGE_SIZE);
  return mapResult(small, (lists) => distinct(lists, lists.length));
}
