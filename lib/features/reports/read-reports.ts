import 'server-only';
import {
  getAnnualReport,
  getAnnualReportById,
  getAnnualReports,
  type AnnualReport,
} from '@/lib/content/gateway/annual-reports';
import type { Result } from '@/lib/content/gateway/result';
import { findByUrl } from '@/lib/features/page/find-by-url';
import { withBodies, withBody } from '@/lib/features/page/with-body';

const calls = {
  find: getAnnualReport,
  list: getAnnualReports,
  byId: getAnnualReportById,
  title: ({ report_name }: AnnualReport) => report_name,
  lacksBody: ({ name_report_file }: AnnualReport) => name_report_file === '',
};

/** All annual reports, with the files that the list lacks. */
export const readAnnualReports = async (): Promise<Result<AnnualReport[]>> =>
  withBodies(await calls.list(), calls);

/** One annual report by its `url` or name. */
export async function readAnnualReport(name: string): Promise<Result<AnnualReport>> {
  const report = await findByUrl(name, calls);
  return report.status === 'found' ? withBody(report.value, calls) : report;
}
