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

const details = {
  lacksBody: ({ name_report_file }: AnnualReport) => name_report_file === '',
  read: getAnnualReportById,
};

/** All annual reports, with the files that the list lacks. */
export const readAnnualReports = async (): Promise<Result<AnnualReport[]>> =>
  withBodies(await getAnnualReports(), details);

/** One annual report by its `url` or name. */
export async function readAnnualReport(name: string): Promise<Result<AnnualReport>> {
  const report = await findByUrl(name, {
    find: getAnnualReport,
    list: getAnnualReports,
    title: ({ report_name }) => report_name,
    byId: getAnnualReportById,
  });
  return report.status === 'found' ? withBody(report.value, details) : report;
}
