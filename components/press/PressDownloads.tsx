import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DownloadAll } from '@/components/press/DownloadAll';
import { Icon } from '@/components/ui/icons';
import { ListUnavailable } from '@/components/ui/ListUnavailable';
import { Picture } from '@/components/ui/Picture';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { companyName } from '@/lib/company';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { fileLabel } from '@/lib/content/media/file-label';
import type { Download, ZipName } from '@/lib/features/press/zip/plan';
import { routes } from '@/lib/server/routing/routes';
import { formatSize } from '@/lib/util/format/sizes';
import action from '@/components/ui/ActionLink.module.css';
import styles from '@/components/press/PressDownloads.module.css';

interface DownloadsProps {
  id: string;
  title: string;
  downloads: Result<Download[]>;
  /** Of all of them, where there are several. */
  zip: ZipName;
  children: (list: Download[]) => ReactNode;
}

/** A group of things to download, under its heading; nothing where there are none. */
function Downloads({ id, title, downloads, zip, children }: DownloadsProps) {
  const list = listOrEmpty(downloads);
  const isUnavailable = downloads.status === 'unavailable';
  if (list.length === 0 && !isUnavailable) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        action={list.length > 1 && <DownloadAll zip={zip} files={list} />}
      />
      {isUnavailable ? <ListUnavailable /> : children(list)}
    </section>
  );
}

interface DownloadLinkProps {
  file: string;
  /** What it is, for screen readers. */
  label: string;
  className?: string | undefined;
}

function DownloadLink({ file, label, className }: DownloadLinkProps) {
  return (
    <a
      href={routes.file(file)}
      download={file}
      className={clsx(action.link, styles.download, className)}
      data-print="hide"
    >
      <Icon name="download" />
      Descargar<VisuallyHidden>{`: ${label}`}</VisuallyHidden>
    </a>
  );
}

/** 'PDF, 1.2 MB', as far as it is known. */
const factsOf = (type: string, { pixels, size }: Download) =>
  [
    type,
    pixels && `${pixels.width} × ${pixels.height} px`,
    size === undefined ? '' : formatSize(size),
  ]
    .filter(Boolean)
    .join(', ');

interface PressDownloadsProps {
  list: Result<Download[]>;
  /** The item's title, for bulletins and for pictures whose files tell nothing of them. */
  title: string;
}

/** The documents of a press item: each opens in the browser, or downloads; several also as one. */
export function PressFiles({ list: files, title }: PressDownloadsProps) {
  return (
    <Downloads id="documentos" title="Documentos" downloads={files} zip="archivos.zip">
      {(list) => (
        <ul className={styles.fileList}>
          {list.map((download, index) => {
            const { name: file } = download;
            const { name, type } = fileLabel(file);
            const facts = factsOf(type, download);
            return (
              <li key={`${index}-${file}`} className={styles.file}>
                <span className={styles.fileIcon}>
                  <Icon name="file" size={24} />
                </span>
                <p className={styles.fileName}>
                  <a href={routes.file(file)}>
                    {name.startsWith('Boletín') ? `${name}: ${title}` : name}
                  </a>
                  {facts && <small>{facts}</small>}
                </p>
                <DownloadLink file={file} label={name} className={styles.fileDownload} />
              </li>
            );
          })}
        </ul>
      )}
    </Downloads>
  );
}

/** The pictures of a press item, each with its caption and download; several also as one. */
export function PressImages({ list: images, title }: PressDownloadsProps) {
  return (
    <Downloads id="imagenes" title="Imágenes" downloads={images} zip="imagenes.zip">
      {(list) => (
        <>
          <p className={styles.imageCredit}>
            Uso editorial libre con el crédito. <strong>Crédito: {companyName}</strong>
          </p>
          <ul className={styles.imageList}>
            {list.map((download, index) => {
              const { name: file, caption } = download;
              const { name, type } = fileLabel(file);
              return (
                <li key={`${index}-${file}`}>
                  <figure className={styles.imageFigure}>
                    <Picture
                      file={file}
                      alt={`Imagen ${index + 1} de ${list.length}: ${caption ?? title}`}
                      sizes="(min-width: 64em) 380px, (min-width: 35em) 50vw, 100vw"
                    />
                    <figcaption className={styles.imageCaption}>
                      <span className={styles.imageName}>
                        {caption ?? name}
                        <small>{factsOf(type, download)}</small>
                      </span>
                      <DownloadLink file={file} label={`imagen ${index + 1}`} />
                    </figcaption>
                  </figure>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Downloads>
  );
}
