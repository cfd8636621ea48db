import { Flipbook } from '@/components/reports/flipbook/Flipbook';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatSize } from '@/lib/util/text';
import type { AnnualReport } from '@/lib/content/gateway/annual-reports';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import styles from '@/components/reports/ReportViewerPlace.module.css';

interface ReportViewerPlaceProps {
  report: AnnualReport;
  /** The PDF's size in bytes, if known. */
  size?: number;
}

/** The book of a report with two links to its PDF, or only the cover if no document is published. */
export function ReportViewerPlace({ report, size }: ReportViewerPlaceProps) {
  const { report_name: title, name_report_file: name } = report;
  const isPublished = name !== '';
  const file = routes.document(name);
  // A document of another site cannot be read by a script.
  const isOwn = file.startsWith('/');
  const cover = (
    <Picture
      file={report.name_cover_image}
      alt={`Portada de ${title}`}
      sizes="(min-width: 62.5em) 960px, 100vw"
      ratio="16/9"
      priority
      className={styles.cover}
    />
  );
  return (
    <Section className={styles.section}>
      <div className={styles.place}>
        {isPublished ? (
          <>
            {isOwn ? (
              <Flipbook file={file} size={size} title={title}>
                {cover}
              </Flipbook>
            ) : (
              cover
            )}
            <p data-print="only">Documento completo: {absoluteUrl(file)}</p>
            <ButtonRow>
              <ButtonLink href={file} download={name}>
                <Icon name="download" />
                {`Descargar pdf${size === undefined ? '' : ` (${formatSize(size)})`}`}
              </ButtonLink>
              <ButtonLink href={file} target="_blank" tone="quiet">
                <Icon name="file" />
                Abrir en el visor del navegador
              </ButtonLink>
            </ButtonRow>
          </>
        ) : (
          <>
            {cover}
            <p className={styles.note}>
              El documento de este informe no está disponible en línea. Si lo necesitas, escríbenos
              desde <SiteLink href={routes.contact()}>contacto</SiteLink> y te lo haremos llegar.
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
