import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
import { file, id, requiredText, seoFields, text } from '@/lib/content/gateway/fields';
import { cached, get, readList, readOne } from '@/lib/content/gateway/read';
import { optional } from '@/lib/content/gateway/schema-walk';
import type { Result } from '@/lib/content/gateway/result';

const holdings = z.enum(['Both', 'Images Only', 'Files Only', '']);

/** A press item without its images and documents; `count` says which it has. */
export const pressItem = z.object({
  ...seoFields,
  id,
  title: requiredText,
  date_notice: text,
  name_image: file,
  count: optional(holdings.catch(''), { accepts: holdings }),
});
/** A press release without its pictures and documents, which have calls of their own. */
export type PressItem = z.output<typeof pressItem>;

/** An image of a press item, by its key. */
export const pressImage = z.object({ name_image: requiredText });
/** A picture of a press release, by file key. */
export type PressImage = z.output<typeof pressImage>;

/** A document of a press item, by its key. */
export const pressFile = z.object({ name_file: requiredText });
/** A document of a press release, by file key. */
export type PressFile = z.output<typeof pressFile>;

/** One page of the press room, from page 0; the gateway may not keep to `size`. */
export async function getPressPage(page: number, size: number): Promise<Result<PressItem[]>> {
  'use cache';
  const call = get`/web/press/getall/${page}/${size}`;
  return cached(await readList(call, pressItem), 'press');
}

/** One press item by its title. */
export async function getPressItem(title: string): Promise<Result<PressItem>> {
  'use cache';
  const call = get`/web/press/getByTitle/${title}`;
  return cached(await readOne(call, pressItem), 'press', recordTag('press', title));
}

/** The images of a press item. */
export async function getPressImages(pressId: number): Promise<Result<PressImage[]>> {
  'use cache';
  const call = get`/web/press/getallImages/${pressId}`;
  return cached(await readList(call, pressImage), 'press', recordTag('press', pressId));
}

/** The documents of a press item. */
export async function getPressFiles(pressId: number): Promise<Result<PressFile[]>> {
  'use cache';
  const call = get`/web/press/getallFiles/${pressId}`;
  return cached(await readList(call, pressFile), 'press', recordTag('press', pressId));
}
