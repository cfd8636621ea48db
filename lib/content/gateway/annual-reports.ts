import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
import { file, id, requiredText, seoFields, text } from '@/lib/content/gateway/fields';
import { cached, get, post, readList, readOne } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';

/** An annual report. */
export const annualReport = z.object({
  ...seoFields,
  id,
  report_name: requiredText,
  title: text,
  name_cover_image: file,
  name_report_file: file,
  start_date_str: text,
});
/** A report with its cover and its PDF, by file key; '' without one. */
export type AnnualReport = z.output<typeof annualReport>;

/** All annual reports, in the gateway's order. */
export async function getAnnualReports(): Promise<Result<AnnualReport[]>> {
  'use cache';
  return cached(await readList(get`/web/annual-report`, annualReport), 'annual-report');
}

/** One report by its `url` or name. */
export async function getAnnualReport(name: string): Promise<Result<AnnualReport>> {
  'use cache';
  const call = post('/web/annual-report/getByName/', { report_name: name });
  return cached(
    await readOne(call, annualReport),
    'annual-report',
    recordTag('annual-report', name),
  );
}

/** One report by its id. */
export async function getAnnualReportById(reportId: number): Promise<Result<AnnualReport>> {
  'use cache';
  const call = get`/web/annual-report/${reportId}`;
  return cached(
    await readOne(call, annualReport),
    'annual-report',
    recordTag('annual-report', reportId),
  );
}
