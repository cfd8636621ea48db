import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { formatDate, isoDate } from '@/lib/format/dates';
import type { AnnualReport } from '@/lib/gateway/annual-reports';
import { routes } from '@/lib/routes';
import styles from '@/components/reports/ReportCard.module.css';

/** One annual report: to be seen on its page, or taken along. The card follows 'Ver Informe'. */
export function ReportCard({
  report,
  priority = false,
}: {
  report: AnnualReport;
  priority?: boolean;
}) {
  const about = <VisuallyHidden>: {report.report_name}</VisuallyHidden>;
  return (
    <article className={styles.card}>
      <Picture
        file={report.name_cover_image}
        alt=""
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
        priority={priority}
      />
      <div className={styles.body}>
        {report.start_date_str && (
          <time className={styles.date} dateTime={isoDate(report.start_date_str)}>
            {formatDate(report.start_date_str)}
          </time>
        )}
        <h2 className={styles.name}>{report.report_name}</h2>
        {report.title && <p>{report.title}</p>}
        <div className={styles.actions}>
          <SiteLink href={routes.annualReport(report)} className={styles.view}>
            Ver Informe{about}
            <Icon name="arrow" />
          </SiteLink>
          {report.name_report_file && (
            <SiteLink
              href={routes.file(report.name_report_file)}
              download={report.name_report_file}
              className={styles.download}
            >
              <Icon name="download" />
              Descargar pdf{about}
            </SiteLink>
          )}
        </div>
      </div>
    </article>
  );
}
