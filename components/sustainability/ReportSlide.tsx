import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import type { SustainabilityReport } from '@/lib/content/gateway/sustainability';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/sustainability/ReportSlide.module.css';

/** A report's cover; a click on it downloads the report. */
export function ReportSlide({ report }: { report: SustainabilityReport }) {
  const cover = (
    <>
      <Picture
        file={report.name_cover_image}
        alt=""
        sizes="(min-width: 75em) 380px, (min-width: 48em) 33vw, 100vw"
        ratio="1/1"
      />
      <span className={styles.name}>{report.report_name}</span>
    </>
  );
  if (report.url_report_file === '') {
    return (
      <div className={styles.report}>
        {cover}
        <span className={styles.action}>Documento en preparación</span>
      </div>
    );
  }
  return (
    <a
      href={routes.file(report.url_report_file)}
      download={report.url_report_file}
      className={styles.report}
    >
      {cover}
      <span className={styles.action}>
        <Icon name="download" />
        Descargar pdf
      </span>
    </a>
  );
}
