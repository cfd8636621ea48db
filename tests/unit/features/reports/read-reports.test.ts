import {
  getAnnualReport,
  getAnnualReportById,
  getAnnualReports,
} from '@/lib/content/gateway/annual-reports';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { readAnnualReport, readAnnualReports } from '@/lib/features/reports/read-reports';
import { report as reportOf } from '@/tests/unit/features/support';

jest.mock('@/lib/content/gateway/annual-reports');
const byName = jest.mocked(getAnnualReport);
const byId = jest.mocked(getAnnualReportById);

const report = (id: number, name_report_file: string) => reportOf(id, { name_report_file });

beforeEach(() => {
  byId.mockReset().mockImplementation(async (id) => found(report(id, `${id}.pdf`)));
});

test('a file that the list lacks comes from the call of its report', async () => {
  const list = [report(1, 'uno.pdf'), report(2, '')];
  jest.mocked(getAnnualReports).mockResolvedValue(found(list));
  expect(await readAnnualReports()).toEqual(found([report(1, 'uno.pdf'), report(2, '2.pdf')]));
  expect(byId.mock.calls).toEqual([[2]]);
});

test('a report by name gets its file in the same way, and an outage is unavailable', async () => {
  byName.mockResolvedValue(found(report(2, '')));
  expect(await readAnnualReport('dos')).toEqual(found(report(2, '2.pdf')));
  byId.mockResolvedValue(unavailable);
  expect(await readAnnualReport('dos')).toBe(unavailable);
  byName.mockResolvedValue(missing);
  expect(await readAnnualReport('dos')).toBe(missing);
});

test('reports with the same name have their own pages by id', async () => {
  const named = (id: number, url = '') =>
    reportOf(id, { report_name: 'Informe anual', name_report_file: `${id}.pdf`, url });
  jest.mocked(getAnnualReports).mockResolvedValue(found([named(1), named(2), report(3, '3.pdf')]));
  expect(await readAnnualReports()).toEqual(
    found([named(1, '1'), named(2, '2'), report(3, '3.pdf')]),
  );
  byId.mockImplementation(async (id) => found(named(id)));
  byName.mockResolvedValue(missing);
  expect(await readAnnualReport('2')).toEqual(found(named(2, '2')));
  expect(await readAnnualReport('9')).toBe(missing);
  byName.mockResolvedValue(found(named(1)));
  expect(await readAnnualReport('Informe anual')).toEqual(found(named(1, '1')));
});
