import 'server-only';
import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';
import { html, id, requiredText, seoFields } from '@/lib/content/gateway/fields';

const privacyNotice = z.object({ ...seoFields, id, name: requiredText, description: html });
/** A privacy notice; its text is HTML. */
export type PrivacyNotice = z.output<typeof privacyNotice>;

const TAG = 'privacy-notice';

/** All privacy notices, in the gateway's order; the first is shown first. */
export const getPrivacyNotices = listCall('/web/privacyNotice/getall', privacyNotice, TAG);

/** One privacy notice by its id. */
export const getPrivacyNotice = recordCall('/web/privacyNotice/{id}', privacyNotice, TAG);
