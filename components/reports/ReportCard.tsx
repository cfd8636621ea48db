import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import type { AnnualReport } from '@/lib/content/gateway/annual-reports';
import { routes } from '@/lib/server/routing/routes';
import shared from '@/components/ui/shared.module.css';

interface ReportCardProps {
  report: AnnualReport;
  /** True if its cover is the first picture of the page. */
  priority?: boolean;
}

/** One annual report, with links to its page and its PDF. The card follows 'Ver Informe'. */
export function ReportCard({ report, priority = false }: ReportCardProps) {
  const { report_name, start_date_str, name_report_file } = report;
  return (
    <Card
      href={routes.annualReport(report)}
      action="Ver Informe"
      title={report_name}
      file={report.name_cover_image}
      priority={priority}
      meta={
        start_date_str && (
          <time dateTime={isoDate(start_date_str)}>{formatDate(start_date_str)}</time>
        )
      }
      extra={
        name_report_file && (
          <SiteLink
            href={routes.document(name_report_file)}
            download={name_report_file}
            className={shared.actionLink}
          >
            <Icon name="download" />
            Descargar pdf<VisuallyHidden>: {report_name}</VisuallyHidden>
          </SiteLink>
        )
      }
    >
      {report.title && <p>{report.title}</p>}
    </Card>
  );
}
