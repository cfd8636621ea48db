import type { ReactNode } from 'react';
import { DownloadAll } from '@/components/press/DownloadAll';
import { Icon } from '@/components/ui/icons';
import { ListUnavailable } from '@/components/ui/EmptyState';
import { Picture } from '@/components/ui/Picture';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { fileLabel, savedName } from '@/lib/content/media/file-label';
import type { Download, ZipName } from '@/lib/features/press/zip';
import { routes } from '@/lib/server/routing/routes';
import { formatSize } from '@/lib/util/text';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/press/PressDownloads.module.css';

interface DownloadsProps {
  id: string;
  title: string;
  downloads: Result<Download[]>;
  /** The name of the zip of all files, if there are several. */
  zip: ZipName;
  children: (list: Download[]) => ReactNode;
}

/** A group of downloads under its heading; renders nothing if there are none. */
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
  /** The description of the file, for screen readers. */
  label: string;
  /** The name of the saved file. */
  name?: string;
}

function DownloadLink({ file, label, name = file }: DownloadLinkProps) {
  return (
    <a href={routes.document(file)} download={name} className={shared.actionLink} data-print="hide">
      <Icon name="download" />
      Descargar<VisuallyHidden>{`: ${label}`}</VisuallyHidden>
    </a>
  );
}

/** Returns the known facts of a file, such as 'PDF, 1.2 MB'. */
const factsOf = (type: string, { pixels, size }: Download) =>
  [
    type,
    pixels && `${pixels.width} × ${pixels.height} px`,
    size === undefined ? '' : formatSize(size),
  ]
    .filter(Boolean)
    .join(', ');

/** The documents of a press item, each to open or download; several also download as one zip. */
export function PressFiles({ list: files }: { list: Result<Download[]> }) {
  return (
    <Downloads id="documentos" title="Documentos" downloads={files} zip="archivos.zip">
      {(list) => (
        <ul className={styles.fileList}>
          {list.map((download, index) => {
            const { name: file } = download;
            const { name, type } = fileLabel(file);
            return (
              <li key={index} className={styles.file}>
                <Icon name="file" size={24} />
                <p className={styles.fileName}>
                  <a href={routes.document(file)}>{name}</a>
                  <small>{factsOf(type, download)}</small>
                </p>
                <DownloadLink file={file} label={name} />
              </li>
            );
          })}
        </ul>
      )}
    </Downloads>
  );
}

interface PressImagesProps {
  list: Result<Download[]>;
  /** The item's title, for pictures whose files have no caption. */
  title: string;
}

/** The pictures of a press item, each with caption and download; several also download as one zip. */
export function PressImages({ list: images, title }: PressImagesProps) {
  return (
    <Downloads id="imagenes" title="Imágenes" downloads={images} zip="imagenes.zip">
      {(list) => (
        <ul className={styles.imageList}>
          {list.map((download, index) => {
            const { name: file, caption } = download;
            const { name, type } = fileLabel(file);
            return (
              <li key={index}>
                <figure className={styles.imageFigure}>
                  <Picture
                    file={file}
                    alt={`Imagen ${index + 1} de ${list.length}: ${caption ?? title}`}
                    sizes="(min-width: 64em) 380px, (min-width: 35em) 50vw, 100vw"
                  />
                  <figcaption className={styles.imageCaption}>
                    <span className={styles.fileName}>
                      <strong>{caption ?? name}</strong>
                      <small>{factsOf(type, download)}</small>
                    </span>
                    <DownloadLink
                      file={file}
                      label={`imagen ${index + 1}`}
                      name={savedName(file, caption ?? `${title} ${index + 1}`)}
                    />
                  </figcaption>
                </figure>
              </li>
            );
          })}
        </ul>
      )}
    </Downloads>
  );
}
