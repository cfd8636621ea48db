import 'server-only';
import { getPressItem, getPressPage, type PressItem } from '@/lib/content/gateway/press';
import { cached } from '@/lib/content/gateway/read';
import {
  found,
  listOrEmpty,
  mapResult,
  missing,
  unavailable,
  type Result,
} from '@/lib/content/gateway/result';
import { readUniqueNames } from '@/lib/features/page/unique-names';
import { PRESS_PAGE_SIZE, type PressCard, type PressRoom } from '@/lib/features/press/pagination';
import { routes } from '@/lib/server/routing/routes';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import { foldSpaces } from '@/lib/util/format/spaces';
import { slugKey } from '@/lib/util/trim-slug';

/** A bound for gateways whose pages never end. */
const MAX_PAGES = 400;
const CONCURRENCY = 4;

/** An item with the name of its page: the title or, where that finds another item, its url or id. */
export interface NamedPressItem extends PressItem {
  name: string;
}

/** Reads every press item once. An outage is never a shorter list. */
export async function readAllPress(): Promise<Result<PressItem[]>> {
  const items = new Map<number, PressItem>();
  for (let first = 0; first < MAX_PAGES; first += CONCURRENCY) {
    const numbers = Array.from({ length: CONCURRENCY }, (_, offset) => first + offset);
    const pages = await Promise.all(numbers.map((page) => getPressPage(page, PRESS_PAGE_SIZE)));
    for (const page of pages) {
      if (page.status === 'unavailable') return unavailable;
      const known = items.size;
      for (const item of listOrEmpty(page)) items.set(item.id, item);
      // A page may be short of a record that cannot be read, so only one without news is the end.
      if (items.size === known) return found([...items.values()]);
    }
  }
  return found([...items.values()]);
}

/** Reads every press item with its name. */
export async function readNamedPress(): Promise<Result<NamedPressItem[]>> {
  'use cache';
  const items = await readAllPress();
  if (items.status !== 'found') return cached(items, 'press');
  const names = new Map(await readUniqueNames(items.value, getPressItem));
  return cached(
    mapResult(items, (list) =>
      list.map((item) => ({ ...item, name: names.get(item.id) ?? item.title })),
    ),
    'press',
  );
}

const HOLDINGS: Record<PressItem['count'], string> = {
  Both: 'Imágenes y documentos',
  'Images Only': 'Imágenes',
  'Files Only': 'Documentos',
  '': '',
};

function pressCard(item: NamedPressItem): PressCard {
  const iso = isoDate(item.date_notice);
  return {
    id: item.id,
    title: item.title,
    href: routes.pressItem(item.name),
    date: formatDate(item.date_notice),
    ...(iso === undefined ? {} : { isoDate: iso }),
    file: item.name_image,
    holds: HOLDINGS[item.count],
  };
}

/** Reads the cards of pages `from` to `to`, from 0; missing where `to` is beyond the last page. */
export async function readPressRoom(from: number, to: number): Promise<Result<PressRoom>> {
  const items = await readNamedPress();
  if (items.status !== 'found') return items;
  const { length } = items.value;
  if (to > 0 && to * PRESS_PAGE_SIZE >= length) return missing;
  const end = (to + 1) * PRESS_PAGE_SIZE;
  return found({
    cards: items.value.slice(from * PRESS_PAGE_SIZE, end).map(pressCard),
    hasMore: end < length,
  });
}

/** Finds an item by its title or, for which the contract has no call, by its url or id. */
export async function findPressItem(name: string): Promise<Result<NamedPressItem>> {
  const byTitle = await getPressItem(name);
  if (byTitle.status !== 'missing')
    return mapResult(byTitle, (item) => ({ ...item, name: item.title }));
  const items = await readNamedPress();
  if (items.status !== 'found') return items;
  const slug = slugKey(name);
  const item =
    items.value.find(({ url }) => slug !== '' && slugKey(url) === slug) ??
    items.value.find(({ id }) => String(id) === name) ??
    // Only the gateway knows the title with all its spaces.
    items.value.find(({ title }) => foldSpaces(title) === foldSpaces(name));
  return item ? found(item) : missing;
}
