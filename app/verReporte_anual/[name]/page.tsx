import { ReportViewerPlace } from '@/components/reports/ReportViewerPlace';
import { BackLink } from '@/components/ui/Button';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import { getFileSize } from '@/lib/content/gateway/files';
import { missing, valueOrUndefined } from '@/lib/content/gateway/result';
import { annualReports } from '@/lib/features/content-types/annual-reports';
import { typePage } from '@/lib/features/page/type-page';
import { routes } from '@/lib/server/routing/routes';
import { placeholderParams } from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name');

const reportPage = typePage(annualReports);

export const generateMetadata = reportPage.metadata;

export default async function AnnualReportPage({ params }: PageProps<'/verReporte_anual/[name]'>) {
  const report = await reportPage.require(params);
  const file = report.name_report_file;
  const size = file === '' ? missing : await getFileSize(file);
  return (
    <>
      <JsonLd data={annualReports.structuredData(report)} />
      <PageHeader
        title={report.report_name}
        trail={[{ label: 'Informes anuales', href: routes.annualReports() }]}
        lead={report.title}
        look="bar"
      >
        {report.start_date_str && (
          <time dateTime={isoDate(report.start_date_str)}>{formatDate(report.start_date_str)}</time>
        )}
        <BackLink href={routes.annualReports()}>REGRESAR</BackLink>
      </PageHeader>
      <ReportViewerPlace report={report} size={valueOrUndefined(size)} />
    </>
  );
}
