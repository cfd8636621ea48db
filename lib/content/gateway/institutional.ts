import 'server-only';
import { z } from 'zod';
import * as field from '@/lib/content/gateway/fields';
import { get, post, readList, readOne } from '@/lib/content/gateway/read';

/** Decodes `Institutional`. */
export const institutionalPage = z.object({
  ...field.seoFields,
  id: field.id,
  element: field.requiredText,
  description: field.html,
  photo: field.imageList,
  videos: field.listOf(field.video),
});
/** A page about the company; one without text may lead elsewhere. */
export type Institutional = z.output<typeof institutionalPage>;

/** Reads all institutional pages, for the tabs. */
export async function getInstitutionalPages() {
  'use cache';
  return readList(
    get('/web/catalog/information-institutional'),
    institutionalPage,
    'institutional',
  );
}

/** Reads one institutional page by its id. */
export async function getInstitutionalPageById(id: number) {
  'use cache';
  return readOne(
    get('/web/catalog/information-institutional/{id}', id),
    institutionalPage,
    'institutional',
    id,
  );
}

/** Reads one institutional page by its `url` or element name. */
export async function getInstitutionalPage(name: string) {
  'use cache';
  return readOne(
    post('/web/catalog/information-institutional/getbydesc', { description: name }),
    institutionalPage,
    'institutional',
    name,
  );
}
