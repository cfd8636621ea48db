import 'server-only';
import { z } from 'zod';
import * as field from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';
import { optional } from '@/lib/content/gateway/schema-walk';

const holdings = z.enum(['Both', 'Images Only', 'Files Only', '']);

/** Decodes `PressItem`. */
export const pressItem = z.object({
  ...field.seoFields,
  id: field.id,
  title: field.requiredText,
  date_notice: field.date,
  name_image: field.file,
  count: optional(holdings.catch(''), { accepts: holdings }),
});
/** A press release without its pictures and documents, which need separate calls. */
export type PressItem = z.output<typeof pressItem>;

/** Decodes an image of a press item. */
export const pressImage = z.object({ name_image: field.requiredFile });

/** Decodes a document of a press item. */
export const pressFile = z.object({ name_file: field.requiredFile });

/** Reads one page of the press room, from page 0; the gateway may ignore `size`. */
export async function getPressPage(page: number, size: number) {
  'use cache';
  return readList(get('/web/press/getall/{page}/{size}', page, size), pressItem, 'press');
}

/** Reads one press item by its title. */
export async function getPressItem(name: string) {
  'use cache';
  return readOne(get('/web/press/getByTitle/{name}', name), pressItem, 'press', name);
}

/** Reads the images of a press item. */
export async function getPressImages(id: number) {
  'use cache';
  return readList(get('/web/press/getallImages/{id}', id), pressImage, 'press', id);
}

/** Reads the documents of a press item. */
export async function getPressFiles(id: number) {
  'use cache';
  return readList(get('/web/press/getallFiles/{id}', id), pressFile, 'press', id);
}
