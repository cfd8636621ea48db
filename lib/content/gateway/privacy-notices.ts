import 'server-only';
import { z } from 'zod';
import { html, id, requiredText, seoFields } from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';

/** Decodes `PrivacyNotice`. */
export const privacyNotice = z.object({ ...seoFields, id, name: requiredText, description: html });
/** A privacy notice; its text is HTML. */
export type PrivacyNotice = z.output<typeof privacyNotice>;

/** Reads all privacy notices, in the gateway's order; the first is shown first. */
export async function getPrivacyNotices() {
  'use cache';
  return readList(get('/web/privacyNotice/getall'), privacyNotice, 'privacy-notice');
}

/** Reads one privacy notice by its id. */
export async function getPrivacyNotice(id: number) {
  'use cache';
  return readOne(get('/web/privacyNotice/{id}', id), privacyNotice, 'privacy-notice', id);
}
