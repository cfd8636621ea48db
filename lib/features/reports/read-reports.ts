import 'server-only';
import {
  getAnnualReport,
  getAnnualReportById,
  getAnnualReports,
  type AnnualReport,
} from '@/lib/content/gateway/annual-reports';
import { listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import { findByUrl } from '@/lib/features/page/find-by-url';
import { uniqueNames } from '@/lib/features/page/unique-names';
import { withBodies, withBody } from '@/lib/features/page/with-body';

const calls = {
  find: getAnnualReport,
  list: getAnnualReports,
  byId: getAnnualReportById,
  title: ({ report_name }: AnnualReport) => report_name,
  lacksBody: ({ name_report_file }: AnnualReport) => name_report_file === '',
};

/** Reads all annual reports. A report that shares its name and has no url of its own has its id as url. */
export const listAnnualReports = async (): Promise<Result<AnnualReport[]>> =>
  mapResult(await calls.list(), (reports) => {
    const names = uniqueNames(
      reports.map(({ id, url, report_name: title }) => ({ id, url, title })),
    );
    return reports.map((report) => ({ ...report, url: names.get(report.id) ?? report.url }));
  });

/** Reads all annual reports, with the files that the list lacks. */
export const readAnnualReports = async (): Promise<Result<AnnualReport[]>> =>
  withBodies(await listAnnualReports(), calls);

/** Reads one annual report by its `url`, name or, if listed, id. */
export async function readAnnualReport(name: string): Promise<Result<AnnualReport>> {
  const named = await findByUrl(name, calls);
  if (named.status === 'unavailable') return named;
  const listed = listOrEmpty(await listAnnualReports());
  const id = named.status === 'found' ? named.value.id : Number(name);
  const own = listed.find((report) => report.id === id);
  const report = named.status === 'missing' && own ? await calls.byId(id) : named;
  if (report.status !== 'found') return report;
  return withBody({ ...report.value, url: own?.url ?? report.value.url }, calls);
}
