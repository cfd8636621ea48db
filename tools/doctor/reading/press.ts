import { getPressPage, type PressItem } from '@/lib/content/gateway/press';
import { found, listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { PRESS_PAGE_SIZE } from '@/lib/features/press/pagination';
import type { Asker } from './asker';

/** As the sitemap reads it. */
const LARGE_SIZE = 12 * PRESS_PAGE_SIZE;

export interface Press {
  press: Result<PressItem[]>;
  /** The first page as visitors get it. */
  firstPress: Result<PressItem[]>;
  isPressWhole: boolean;
}

/** The press room page by page, until one has nothing new. */
export async function readPress({ ask }: Asker, mostPages: number): Promise<Press> {
  const firstPress = await ask(() => getPressPage(0, PRESS_PAGE_SIZE));
  const items = new Map<number, PressItem>();
  for (let page = 0; page < mostPages; page += 1) {
    const result = await ask(() => getPressPage(page, LARGE_SIZE));
    if (result.status !== 'found' && page === 0) {
      return { press: result, firstPress, isPressWhole: true };
    }
    if (result.status === 'unavailable') break;
    const before = items.size;
    for (const item of listOrEmpty(result)) items.set(item.id, item);
    if (items.size === before) {
      return { press: found([...items.values()]), firstPress, isPressWhole: true };
    }
  }
  return { press: found([...items.values()]), firstPress, isPressWhole: false };
}
