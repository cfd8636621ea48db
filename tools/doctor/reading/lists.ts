import { getPressPage, type PressItem } from '@/lib/content/gateway/press';
import { found, listOrEmpty, mapResult } from '@/lib/content/gateway/result';
import { namedApart } from '@/lib/features/content-types/content-type';
import { contentTypes, table } from '@/lib/features/content-types/table';
import { PRESS_PAGE_SIZE } from '@/lib/features/press/pagination';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import type { Lists } from '../content';
import { CONCURRENCY, type Asker } from './asker';

/** Four calls of different services. All of them unavailable: the gateway does not work. */
const OPENING = new Set(['sections', 'activeLines', 'frequencies', 'contactStates']);

const calls = Object.values(contentTypes).flatMap((type) => Object.entries(type.calls ?? {}));
const opening = calls.filter(([name]) => OPENING.has(name));
/** The press room is read page by page. */
const others = calls.filter(([name]) => !OPENING.has(name) && name !== 'press');

/** As the sitemap reads it. */
const LARGE_SIZE = 12 * PRESS_PAGE_SIZE;

/** The press room page by page, until one has nothing new. */
async function readPress({ ask }: Asker, mostPages: number) {
  const firstPress = await ask(() => getPressPage(0, PRESS_PAGE_SIZE));
  const items = new Map<number, PressItem>();
  let isPressWhole = false;
  for (let page = 0; page < mostPages && !isPressWhole; page += 1) {
    const result = await ask(() => getPressPage(page, LARGE_SIZE));
    if (result.status !== 'found' && page === 0) {
      return { press: result, firstPress, isPressWhole: true };
    }
    if (result.status === 'unavailable') break;
    const before = items.size;
    for (const item of listOrEmpty(result)) items.set(item.id, item);
    isPressWhole = items.size === before;
  }
  return { press: found([...items.values()]), firstPress, isPressWhole };
}

const readAll = (wanted: typeof calls, ask: Asker['ask']) =>
  mapWithConcurrency(wanted, CONCURRENCY, async ([name, call]) => {
    return [name, await ask(() => call.read())] as const;
  });

/** Every call without a parameter, with the bodies that lists lack; of the press so many pages at most. */
export async function readLists(asker: Asker, pressPages: number) {
  const first = await readAll(opening, (read) => asker.ask(read, 1));
  if (first.every(([, { status }]) => status === 'unavailable')) asker.stop();
  const rest = await readAll(others, asker.ask);
  const press = await readPress(asker, pressPages);
  const results: readonly unknown[][] = [...first, ...rest].map((entry) => [...entry]);
  const lists: Lists = Object.fromEntries(results);
  const posts = mapResult(lists.posts, (records) => namedApart(table.news, records));
  const items = mapResult(press.press, (records) => namedApart(table.press, records));
  return { ...lists, ...press, posts, press: items };
}
