import 'server-only';
import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';
import {
  file,
  id,
  requiredFile,
  requiredText,
  seoFields,
  text,
} from '@/lib/content/gateway/fields';
import { optional } from '@/lib/content/gateway/schema-walk';

const holdings = z.enum(['Both', 'Images Only', 'Files Only', '']);

const pressItem = z.object({
  ...seoFields,
  id,
  title: requiredText,
  date_notice: text,
  name_image: file,
  count: optional(holdings.catch(''), { accepts: holdings }),
});
/** A press release without its pictures and documents, which have calls of their own. */
export type PressItem = z.output<typeof pressItem>;

const pressImage = z.object({ name_image: requiredFile });

const pressFile = z.object({ name_file: requiredFile });

/** One page of the press room, from page 0; the gateway may not keep to `size`. */
export const getPressPage = listCall('/web/press/getall/{page}/{size}', pressItem, 'press');

/** One press item by its title. */
export const getPressItem = recordCall('/web/press/getByTitle/{name}', pressItem, 'press');

/** The images of a press item. */
export const getPressImages = listCall('/web/press/getallImages/{id}', pressImage, 'press');

/** The documents of a press item. */
export const getPressFiles = listCall('/web/press/getallFiles/{id}', pressFile, 'press');
