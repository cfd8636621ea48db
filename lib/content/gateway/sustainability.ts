import 'server-only';
import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';
import { file, html, listOf, requiredText, text } from '@/lib/content/gateway/fields';
import { program } from '@/lib/content/gateway/programs';

const sustainabilityContent = z.object({
  content: html,
  description: html,
  title_reports: text,
  title_contacts: text,
  /** The first may be an image's file key, the others are videos. */
  media: listOf(z.object({ url_media: requiredText })),
});
/** The page of sustainability: its texts, and its pictures and videos in one list. */
export type SustainabilityContent = z.output<typeof sustainabilityContent>;

const sustainabilityReport = z.object({
  report_name: requiredText,
  name_cover_image: file,
  url_report_file: file,
});
/** A report with its cover and its PDF, by file key. */
export type SustainabilityReport = z.output<typeof sustainabilityReport>;

/** The initial message of the contact form. */
export const defaultMessage = z.object({ default_email_message_sustainability: text });

const PATH = '/web/sustainability';
const TAG = 'sustainability';

/** Title, text and media of the sustainability page. */
export const getSustainabilityContent = recordCall(
  `${PATH}/getContentSustainability`,
  sustainabilityContent,
  TAG,
);

/** The programs of the sustainability page. */
export const getSustainabilityPrograms = listCall(`${PATH}/programs`, program, TAG);

/** The sustainability reports. */
export const getSustainabilityReports = listCall(`${PATH}/reports`, sustainabilityReport, TAG);

/** The initial message of the contact form opened with `o=sostenibilidad`. */
export const getSustainabilityMessage = recordCall(
  `${PATH}/contact/message-default`,
  defaultMessage.transform(({ default_email_message_sustainability: message }) => message),
  TAG,
);
