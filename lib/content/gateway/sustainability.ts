import 'server-only';
import { z } from 'zod';
import { file, html, listOf, requiredText, text } from '@/lib/content/gateway/fields';
import { program, type Program } from '@/lib/content/gateway/programs';
import { cached, get, readList, readOne } from '@/lib/content/gateway/read';
import { mapResult, type Result } from '@/lib/content/gateway/result';

/** Title, text and media of the sustainability page. */
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

/** A sustainability report. */
export const sustainabilityReport = z.object({
  report_name: requiredText,
  name_cover_image: file,
  url_report_file: file,
});
/** A report with its cover and its PDF, by file key. */
export type SustainabilityReport = z.output<typeof sustainabilityReport>;

/** The initial message of the contact form. */
export const defaultMessage = z.object({ default_email_message_sustainability: text });

/** Title, text and media of the sustainability page. */
export async function getSustainabilityContent(): Promise<Result<SustainabilityContent>> {
  'use cache';
  const call = get`/web/sustainability/getContentSustainability`;
  return cached(await readOne(call, sustainabilityContent), 'sustainability');
}

/** The programs of the sustainability page. */
export async function getSustainabilityPrograms(): Promise<Result<Program[]>> {
  'use cache';
  return cached(await readList(get`/web/sustainability/programs`, program), 'sustainability');
}

/** The sustainability reports. */
export async function getSustainabilityReports(): Promise<Result<SustainabilityReport[]>> {
  'use cache';
  const call = get`/web/sustainability/reports`;
  return cached(await readList(call, sustainabilityReport), 'sustainability');
}

/** The initial message of the contact form opened with `o=sostenibilidad`. */
export async function getSustainabilityMessage(): Promise<Result<string>> {
  'use cache';
  const call = get`/web/sustainability/contact/message-default`;
  const result = await readOne(call, defaultMessage);
  return cached(
    mapResult(result, (value) => value.default_email_message_sustainability),
    'sustainability',
  );
}
