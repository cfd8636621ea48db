import type { Report, WithContext } from 'schema-dts';
import { isoDate } from '@/lib/util/format/dates';
import type { AnnualReport } from '@/lib/content/gateway/annual-reports';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { organizationRef } from '@/lib/publishing/structured-data/organization';

/** An annual report, with its PDF if any. */
export function reportData(report: AnnualReport): WithContext<Report> {
  const path = routes.annualReport(report);
  const published = isoDate(report.start_date_str);
  return {
    '@context': 'https://schema.org',
    '@type': 'Report',
    '@id': `${absoluteUrl(path)}#informe`,
    name: report.report_name,
    headline: report.title.trim() || report.report_name,
    url: absoluteUrl(path),
    image: absoluteUrl(routes.sharePicture(path)),
    inLanguage: 'es-MX',
    publisher: organizationRef(),
    ...(published ? { datePublished: published } : {}),
    ...(report.name_report_file
      ? {
          encoding: {
            '@type': 'MediaObject' as const,
            contentUrl: absoluteUrl(routes.file(report.name_report_file)),
            encodingFormat: 'application/pdf',
          },
        }
      : {}),
  };
}
