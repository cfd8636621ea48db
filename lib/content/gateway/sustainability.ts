import 'server-only';
import { z } from 'zod';
import { documentFile, file, html, listOf, requiredText, text } from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';
import { program } from '@/lib/content/gateway/programs';

/** Decodes `SustainabilityContent`. */
export const sustainabilityContent = z.object({
  content: html,
  description: html,
  title_reports: text,
  title_contacts: text,
  /** The first may be an image's file key, the others are videos. */
  media: listOf(z.object({ url_media: requiredText })),
});
/** The page of sustainability: its texts, and its pictures and videos in one list. */
export type SustainabilityContent = z.output<typeof sustainabilityContent>;

/** Decodes `SustainabilityReport`. */
export const sustainabilityReport = z.object({
  report_name: requiredText,
  name_cover_image: file,
  url_report_file: documentFile,
});
/** A report with its cover and its PDF, by file key. */
export type SustainabilityReport = z.output<typeof sustainabilityReport>;

/** The initial message of the contact form. */
export const defaultMessage = z.object({ default_email_message_sustainability: text });

/** Reads title, text and media of the sustainability page. */
export async function getSustainabilityContent() {
  'use cache';
  return readOne(
    get('/web/sustainability/getContentSustainability'),
    sustainabilityContent,
    'sustainability',
  );
}

/** Reads the programs of the sustainability page. */
export async function getSustainabilityPrograms() {
  'use cache';
  return readList(get('/web/sustainability/programs'), program, 'sustainability');
}

/** Reads the sustainability reports. */
export async function getSustainabilityReports() {
  'use cache';
  return readList(get('/web/sustainability/reports'), sustainabilityReport, 'sustainability');
}

/** Reads the initial message of the contact form opened with `o=sostenibilidad`. */
export async function getSustainabilityMessage() {
  'use cache';
  return readOne(
    get('/web/sustainability/contact/message-default'),
    defaultMessage.transform(({ default_email_message_sustainability: message }) => message),
    'sustainability',
  );
}
