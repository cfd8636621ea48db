import 'server-only';
import { z } from 'zod';
import * as field from '@/lib/content/gateway/fields';
import { get, post, readList, readOne } from '@/lib/content/gateway/read';

/** Decodes `AnnualReport`. */
export const annualReport = z.object({
  ...field.seoFields,
  id: field.id,
  report_name: field.requiredText,
  title: field.text,
  name_cover_image: field.file,
  name_report_file: field.documentFile,
  start_date_str: field.date,
});
/** A report with its cover and its PDF, by file key; '' without one. */
export type AnnualReport = z.output<typeof annualReport>;

/** Reads all annual reports, in the gateway's order. */
export async function getAnnualReports() {
  'use cache';
  return readList(get('/web/annual-report'), annualReport, 'annual-report');
}

/** Reads one report by its id. */
export async function getAnnualReportById(id: number) {
  'use cache';
  return readOne(get('/web/annual-report/{id}', id), annualReport, 'annual-report', id);
}

/** Reads one report by its `url` or name. */
export async function getAnnualReport(name: string) {
  'use cache';
  return readOne(
    post('/web/annual-report/getByName/', { report_name: name }),
    annualReport,
    'annual-report',
    name,
  );
}
