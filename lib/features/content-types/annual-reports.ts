import 'server-only';
import type { Report, WithContext } from 'schema-dts';
import { type AnnualReport } from '@/lib/content/gateway/annual-reports';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { listAnnualReports, readAnnualReport } from '@/lib/features/reports/read-reports';
import { pageData } from '@/lib/features/structured-data/page-data';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

/** Annual reports, each with a page that shows it as a flipbook. */
export const annualReports = {
  tag: 'annual-report',
  noun: 'informe anual',
  pattern: '/verReporte_anual/*',
  read: () => listed(listAnnualReports()),
  find: readAnnualReport,
  id: ({ id }) => id,
  title: ({ report_name }) => report_name,
  path: routes.annualReport,
  names: ({ id, url, report_name }) => [id, url, report_name],
  date: ({ start_date_str }) => start_date_str,
  pictures: ({ name_cover_image }) => [name_cover_image],
  description: ({ report_name, title, name_report_file }) => {
    const named = title && title !== report_name ? `${report_name}: ${title}.` : `${report_name}.`;
    return name_report_file ? `${named} Léelo en línea o descárgalo en PDF.` : named;
  },
  entry: (report) => ({
    kind: 'report',
    line: report.title,
    keywords: report.meta_keywords,
    text: report.meta_description,
  }),
  structuredData: (report): WithContext<Report> => ({
    ...pageData('Report', 'informe', routes.annualReport(report), report.start_date_str),
    name: report.report_name,
    headline: report.title.trim() || report.report_name,
    ...(report.name_report_file && {
      encoding: {
        '@type': 'MediaObject',
        contentUrl: absoluteUrl(routes.document(report.name_report_file)),
        encodingFormat: 'application/pdf',
      },
    }),
  }),
} satisfies ContentType<AnnualReport>;
