import 'server-only';
import { formatDate, isoDate } from '@/lib/util/format/dates';
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
import { readNamesakes } from '@/lib/features/page/namesakes';
import { mapItems, pressPages, readAllPress } from '@/lib/features/press/read-all';
import { PRESS_PAGE_SIZE, type PressCard } from '@/lib/features/press/pagination';
import { routes } from '@/lib/server/routing/routes';
import { foldSpaces } from '@/lib/util/format/spaces';
import { nameKey } from '@/lib/util/name-keys';
import { slugKey, trimSlug } from '@/lib/util/trim-slug';

/** The cards of one page. */
export interface PressRoom {
  cards: PressCard[];
  hasMore: boolean;
}

const HOLDINGS: Record<PressItem['count'], string> = {
  Both: 'Imágenes y documentos',
  'Images Only': 'Imágenes',
  'Files Only': 'Documentos',
  '': '',
};

/** An item with what its address calls it. */
export interface NamedPressItem extends PressItem {
  /** Names its page: the title or, where that finds another item, its url or id. */
  name: string;
}

/** What names items of which the gateway finds another by the title: most often there is none. */
async function readNames(): Promise<Result<[number, string][]>> {
  'use cache';
  const items = await readAllPress();
  if (items.status !== 'found') return cached(items, 'press');
  return cached({ ...items, value: await readNamesakes(items.value, getPressItem) }, 'press');
}

async function withNames(items: readonly PressItem[]): Promise<NamedPressItem[]> {
  const names = new Map(listOrEmpty(await readNames()));
  return mapItems(items, (item) => ({ ...item, name: names.get(item.id) ?? item.title }));
}

/** Every item. */
export async function readNamedPress(): Promise<Result<NamedPressItem[]>> {
  const items = await readAllPress();
  return items.status === 'found' ? { ...items, value: await withNames(items.value) } : items;
}

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

/** Also where nobody knows: the next page then says so. */
async function isFollowed(page: number, shown: ReadonlyMap<number, PressItem>): Promise<boolean> {
  const next = await getPressPage(page + 1, PRESS_PAGE_SIZE);
  return next.status === 'unavailable' || listOrEmpty(next).some(({ id }) => !shown.has(id));
}

/** Kept for itself: Next would decode every item for each page of the list. */
async function countPages(): Promise<Result<number>> {
  'use cache';
  return cached(mapResult(await readAllPress(), pressPages), 'press');
}

/** By what the site has read: numbers that visitors make up do not reach the gateway, nor any cache. */
async function isAfterLast(page: number): Promise<boolean> {
  if (page === 0) return false;
  const count = await countPages();
  if (count.status === 'found' && page < count.value) return false;
  // A page that was begun since is no made-up one.
  const all = await readAllPress();
  return all.status === 'found' && page >= pressPages(all.value);
}

/** Gateway pages `from` to `to` (from 0) without duplicates; missing when `to` > 0 is empty. */
export async function getPressRoom(from: number, to: number): Promise<Result<PressRoom>> {
  if (await isAfterLast(to)) return missing;
  // The last page first: in an outage a random page number costs one read, not a thousand.
  const last = await getPressPage(to, PRESS_PAGE_SIZE);
  if (last.status !== 'found') return last;
  if (last.value.length === 0 && to > 0) return missing;
  const before = await Promise.all(
    Array.from({ length: to - from }, (_, index) => getPressPage(from + index, PRESS_PAGE_SIZE)),
  );
  const items = new Map<number, PressItem>();
  for (const page of [...before, last]) {
    if (page.status !== 'found') return unavailable;
    for (const item of page.value) items.set(item.id, item);
  }
  return found({
    cards: (await withNames([...items.values()])).map(pressCard),
    hasMore: await isFollowed(to, items),
  });
}

/** With what found it as its name: the url, the id or the title. */
function findIn(items: readonly PressItem[], wanted: string): NamedPressItem | undefined {
  const slug = slugKey(wanted);
  const byUrl = items.find(({ url }) => slug !== '' && slugKey(url) === slug);
  if (byUrl) return { ...byUrl, name: trimSlug(byUrl.url) };
  const byId = items.find(({ id }) => String(id) === wanted);
  if (byId) return { ...byId, name: wanted };
  // The gateway knows it with all its spaces.
  const byTitle = items.find(({ title }) => foldSpaces(title) === foldSpaces(wanted));
  return byTitle && { ...byTitle, name: byTitle.title };
}

/** By title, else by url or id, for which the contract has no call: the complete list is searched. */
export async function findPressItem(name: string): Promise<Result<NamedPressItem>> {
  const byTitle = await getPressItem(name);
  if (byTitle.status !== 'missing') {
    return mapResult(byTitle, (item) => ({ ...item, name: item.title }));
  }
  const list = await readAllPress();
  if (list.status !== 'found') return list;
  const items = list.value;
  const item = findIn(items, name);
  if (!item) return missing;
  const isTitled = ({ title }: PressItem) => nameKey(title) === nameKey(item.title);
  const isAlone = items.filter(isTitled).length === 1;
  return found(isAlone ? { ...item, name: item.title } : item);
}
