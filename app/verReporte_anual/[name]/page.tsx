import type { Metadata } from 'next';
import { ReportViewerPlace } from '@/components/reports/ReportViewerPlace';
import { ShareReport } from '@/components/reports/ShareReport';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import { getFileSize } from '@/lib/content/gateway/files';
import { missing, valueOrUndefined } from '@/lib/content/gateway/result';
import { readAnnualReport } from '@/lib/features/reports/read-reports';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { pageMetadata } from '@/lib/features/page/metadata';
import { reportData } from '@/lib/publishing/structured-data/report';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';

interface PageProps {
  params: Promise<{ name: string }>;
}

export function generateStaticParams() {
  return placeholderParams('name');
}

const reportPage = recordPage({
  label: 'verReporte_anual',
  names: ['name'],
  find: readAnnualReport,
  id: ({ id }) => id,
  path: routes.annualReport,
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const report = await reportPage.record(params);
  if (!report) return {};
  return pageMetadata({
    record: report,
    title: report.report_name,
    description: `${report.report_name}${report.title ? `: ${report.title}` : ''}. Léalo en línea o descárguelo en PDF.`,
    path: routes.annualReport(report),
  });
}

export default async function AnnualReportPage({ params }: PageProps) {
  const report = await reportPage.require(params);
  const file = report.name_report_file;
  const size = file === '' ? missing : await getFileSize(file);
  return (
    <>
      <JsonLd data={reportData(report)} />
      <PageHeader
        title={report.report_name}
        trail={[{ label: 'Informes anuales', href: routes.annualReports() }]}
        lead={report.title}
        look="bar"
      >
        {report.start_date_str && (
          <time dateTime={isoDate(report.start_date_str)}>{formatDate(report.start_date_str)}</time>
        )}
        <ShareReport title={report.report_name} url={absoluteUrl(routes.annualReport(report))} />
        <ButtonLink href={routes.annualReports()} tone="quiet">
          <Icon name="left" />
          REGRESAR
        </ButtonLink>
      </PageHeader>
      <ReportViewerPlace report={report} size={valueOrUndefined(size)} />
    </>
  );
}
