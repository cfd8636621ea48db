import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
import {
  html,
  id,
  imageList,
  listOf,
  requiredText,
  seoFields,
  video,
} from '@/lib/content/gateway/fields';
import { cached, get, post, readList, readOne } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';

/** An institutional page. */
export const institutional = z.object({
  ...seoFields,
  id,
  element: requiredText,
  description: html,
  photo: imageList,
  videos: listOf(video),
});
/** A page about the company; one without text may lead elsewhere. */
export type Institutional = z.output<typeof institutional>;

/** All institutional pages: the tabs. */
export async function getInstitutionalPages(): Promise<Result<Institutional[]>> {
  'use cache';
  const call = get`/web/catalog/information-institutional`;
  return cached(await readList(call, institutional), 'institutional');
}

/** One institutional page by its `url` or element name. */
export async function getInstitutionalPage(name: string): Promise<Result<Institutional>> {
  'use cache';
  const call = post('/web/catalog/information-institutional/getbydesc', { description: name });
  return cached(
    await readOne(call, institutional),
    'institutional',
    recordTag('institutional', name),
  );
}

/** One institutional page by its id. */
export async function getInstitutionalPageById(pageId: number): Promise<Result<Institutional>> {
  'use cache';
  const call = get`/web/catalog/information-institutional/${pageId}`;
  return cached(
    await readOne(call, institutional),
    'institutional',
    recordTag('institutional', pageId),
  );
}
