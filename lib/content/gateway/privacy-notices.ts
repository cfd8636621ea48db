import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
import { html, id, requiredText, seoFields } from '@/lib/content/gateway/fields';
import { cached, get, readList, readOne } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';

/** A privacy notice. */
export const privacyNotice = z.object({ ...seoFields, id, name: requiredText, description: html });
/** A privacy notice; its text is HTML. */
export type PrivacyNotice = z.output<typeof privacyNotice>;

/** All privacy notices, in the gateway's order; the first is shown first. */
export async function getPrivacyNotices(): Promise<Result<PrivacyNotice[]>> {
  'use cache';
  const call = get`/web/privacyNotice/getall`;
  return cached(await readList(call, privacyNotice), 'privacy-notice');
}

/** One privacy notice by its id. */
export async function getPrivacyNotice(noticeId: number): Promise<Result<PrivacyNotice>> {
  'use cache';
  const call = get`/web/privacyNotice/${noticeId}`;
  return cached(
    await readOne(call, privacyNotice),
    'privacy-notice',
    recordTag('privacy-notice', noticeId),
  );
}
