import 'server-only';
import { z } from 'zod';
import { listCall, lookupCall, recordCall } from '@/lib/content/gateway/calls';
import {
  html,
  id,
  imageList,
  listOf,
  requiredText,
  seoFields,
  video,
} from '@/lib/content/gateway/fields';

const institutional = z.object({
  ...seoFields,
  id,
  element: requiredText,
  description: html,
  photo: imageList,
  videos: listOf(video),
});
/** A page about the company; one without text may lead elsewhere. */
export type Institutional = z.output<typeof institutional>;

const PATH = '/web/catalog/information-institutional';
const TAG = 'institutional';

/** All institutional pages: the tabs. */
export const getInstitutionalPages = listCall(PATH, institutional, TAG);

/** One institutional page by its id. */
export const getInstitutionalPageById = recordCall(`${PATH}/{id}`, institutional, TAG);

/** One institutional page by its `url` or element name. */
export const getInstitutionalPage = lookupCall(
  `${PATH}/getbydesc`,
  'description',
  institutional,
  TAG,
);
