import 'server-only';
import { getPressItem, getPressPage, type PressItem } from '@/lib/content/gateway/press';
import { cached } from '@/lib/content/gateway/read';
import { found, mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { readUniqueNames } from '@/lib/features/page/unique-names';
import { PRESS_PAGE_SIZE, type PressCard, type PressRoom } from '@/lib/features/press/pagination';
import { routes } from '@/lib/server/routing/routes';
import { cardDate } from '@/lib/util/format/dates';
import { foldSpaces } from '@/lib/util/text';
import { slugKey } from '@/lib/util/names';

/** The most pages to read, because a gateway's pages may never end. */
const MAX_PAGES = 400;

/** An item with the name of its page: the title or, where that finds another item, its url or id. */
export interface NamedPressItem extends PressItem {
  name: string;
}

/** Reads every press item once. An outage never shortens the list. */
export async function readAllPress(): Promise<Result<PressItem[]>> {
  const items = new Map<number, PressItem>();
  for (let number = 0; number < MAX_PAGES; number += 1) {
    const page = await getPressPage(number, PRESS_PAGE_SIZE);
    if (page.status !== 'found') {
      if (page.status === 'unavailable') return page;
      break;
    }
    const known = items.size;
    for (const item of page.value) items.set(item.id, item);
    const { received = page.value.length } = page;
    // A gateway that ignores the page number repeats a page.
    if (received < PRESS_PAGE_SIZE || items.size === known) break;
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
  return {
    id: item.id,
    title: item.title,
    href: routes.pressItem(item.name),
    ...cardDate(item.date_notice),
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

/** Finds an item by its title or, from the list because the contract has no call for it, by its url or id. */
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
    // The name may lack extra spaces of the title that the gateway knows.
    items.value.find(({ title }) => foldSpaces(title) === foldSpaces(name));
  return item ? found(item) : missing;
}
