import type { Metadata } from 'next';
import { ReportViewerPlace } from '@/components/reports/ReportViewerPlace';
import { ShareReport } from '@/components/reports/ShareReport';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import { getFileSize } from '@/lib/content/gateway/files';
import { missing, valueOrUndefined } from '@/lib/content/gateway/result';
import { requireFound } from '@/lib/features/page/require-content';
import { readAnnualReport } from '@/lib/features/reports/read-reports';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { pageMetadata } from '@/lib/features/page/metadata';
import { reportData } from '@/lib/publishing/structured-data/report';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

interface PageProps {
  params: Promise<{ name: string }>;
}

export function generateStaticParams() {
  return placeholderParams('name');
}

function findReport(params: PageProps['params']) {
  return findByParams(params, ({ name }) => readAnnualReport(name));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const result = await findReport(params);
  if (result.status !== 'found') return {};
  const report = result.value;
  return pageMetadata({
    record: report,
    title: report.report_name,
    description: `${report.report_name}${report.title ? `: ${report.title}` : ''}. Léalo en línea o descárguelo en PDF.`,
    path: routes.annualReport(report),
  });
}

export default async function AnnualReportPage({ params }: PageProps) {
  const report = requireFound(await findReport(params), 'verReporte_anual');
  const file = report.name_report_file;
  const size = file === '' ? missing : await getFileSize(file);
  return (
    <>
      <JsonLd data={reportData(report)} />
      <PageHeader
        title={report.report_name}
        trail={[{ label: 'Informes anuales', href: routes.annualReports() }]}
        lead={report.title}
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
      <Section>
        <ReportViewerPlace report={report} size={valueOrUndefined(size)} />
      </Section>
    </>
  );
}
