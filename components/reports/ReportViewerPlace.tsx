import { ButtonLink } from '@/components/ui/Button';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { AnnualReport } from '@/lib/gateway/annual-reports';
import { routes } from '@/lib/routes';
import styles from '@/components/reports/ReportViewerPlace.module.css';

/**
 * Where the report is read. What stands here is the server's own way: the cover and two links to
 * the PDF. It serves without script, and whenever a viewer cannot show the file.
 */
export function ReportViewerPlace({ report }: { report: AnnualReport }) {
  if (report.name_report_file === '') {
    return (
      <div className={styles.place}>
        <Cover report={report} />
        <p className={styles.note}>
          El documento de este informe todavía no está publicado. Si lo necesita, escríbanos desde{' '}
          <SiteLink href={routes.contact()}>contacto</SiteLink> y se lo haremos llegar.
        </p>
      </div>
    );
  }
  const file = routes.file(report.name_report_file);
  return (
    <div className={styles.place}>
      <Cover report={report} />
      <ButtonRow>
        <ButtonLink href={file} target="_blank">
          <Icon name="file" />
          Abrir en el visor del navegador
        </ButtonLink>
        <ButtonLink href={file} download={report.name_report_file} tone="quiet">
          <Icon name="download" />
          Descargar pdf
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}

function Cover({ report }: { report: AnnualReport }) {
  return (
    <Picture
      file={report.name_cover_image}
      alt={`Portada de ${report.report_name}`}
      sizes="(min-width: 1000px) 960px, 100vw"
      ratio="16/9"
      priority
      className={styles.cover}
    />
  );
}
