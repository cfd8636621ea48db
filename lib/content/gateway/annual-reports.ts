import 'server-only';
import { z } from 'zod';
import { listCall, lookupCall, recordCall } from '@/lib/content/gateway/calls';
import { file, id, requiredText, seoFields, text } from '@/lib/content/gateway/fields';

const annualReport = z.object({
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

const TAG = 'annual-report';

/** All annual reports, in the gateway's order. */
export const getAnnualReports = listCall('/web/annual-report', annualReport, TAG);

/** One report by its id. */
export const getAnnualReportById = recordCall('/web/annual-report/{id}', annualReport, TAG);

/** One report by its `url` or name. */
export const getAnnualReport = lookupCall(
  '/web/annual-report/getByName/',
  'report_name',
  annualReport,
  TAG,
);
