import 'server-only';
import { getPressPage, type PressItem } from '@/lib/content/gateway/press';
import { found, listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { PRESS_PAGE_SIZE } from '@/lib/features/press/pagination';

/** Everything in the press room, and how many of its pages that fills. */
export interface PressList {
  items: PressItem[];
  pages: number;
}

/** The room's pages in one large page. */
const PAGES_IN_LARGE = 12;
/** Below the hundred that gateways like to give at most. */
const LARGE_SIZE = PAGES_IN_LARGE * PRESS_PAGE_SIZE;

/** Pages read at most, of either size: a gateway may answer the same for every number. */
const MOST_PAGES = 400;

/** Pages asked for at a time. */
const AT_ONCE = 4;

/** All pages of a size up to the first empty one. Unavailable when one of them is. */
async function readPages(size: number): Promise<Result<PressItem[][]>> {
  const pages: PressItem[][] = [];
  for (let first = 0; first < MOST_PAGES; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, offset) => first + offset);
    const lists = await Promise.all(numbers.map((number) => getPressPage(number, size)));
    for (const list of lists) {
      if (list.status === 'unavailable') return list;
      const items = listOrEmpty(list);
      if (items.length === 0) return found(pages);
      pages.push(items);
    }
  }
  return found(pages);
}

/** Whether page `number` of the room holds items, and none but those of a large page. */
async function isPartOf(large: PressItem[], number: number): Promise<boolean> {
  const part = listOrEmpty(await getPressPage(number, PRESS_PAGE_SIZE));
  const ids = new Set(large.map(({ id }) => id));
  return part.length > 0 && part.every(({ id }) => ids.has(id));
}

/**
 * How many pages of the room are in the large pages; undefined where the two do not agree: the
 * gateway may give less than it is asked for, or count its pages by another size. A large page that
 * came short of a record which could not be read agrees with the room's pages, which lack it too.
 */
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

const distinct = (pages: PressItem[][]) => [
  ...new Map(pages.flat().map((item) => [item.id, item])).values(),
];

/**
 * Every press item, each once, and how many pages of the room they fill. Asked for in pages as large
 * as gateways commonly give; where what comes does not agree with the pages that visitors see, those
 * are read one by one. Unavailable when one of them is.
 */
export async function readAllPress(): Promise<Result<PressList>> {
  const large = await readPages(LARGE_SIZE);
  const pages = large.status === 'found' ? await countPages(large.value) : undefined;
  if (large.status === 'found' && pages !== undefined) {
    return found({ items: distinct(large.value), pages });
  }
  const small = await readPages(PRESS_PAGE_SIZE);
  if (small.status !== 'found') return small;
  return found({ items: distinct(small.value), pages: small.value.length });
}
