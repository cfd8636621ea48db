import type { ReactNode } from 'react';
import { DownloadAll } from '@/components/press/DownloadAll';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import type { Download, ZipName } from '@/lib/features/press/zip/plan';
import styles from '@/components/press/Downloads.module.css';

interface DownloadsProps {
  id: string;
  title: string;
  downloads: Result<Download[]>;
  /** Of all of them, where there are several. */
  zip: ZipName;
  children: (list: Download[]) => ReactNode;
}

/** A group of things to download, under its heading; nothing where there are none. */
export function Downloads({ id, title, downloads, zip, children }: DownloadsProps) {
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
      {isUnavailable ? (
        <p className={styles.note}>
          No pudimos obtener esta lista en este momento. Vuelva a cargar la página en unos segundos.
        </p>
      ) : (
        children(list)
      )}
    </section>
  );
}
