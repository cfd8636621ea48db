import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/SectionHeading';
import styles from '@/components/press/Downloads.module.css';

interface DownloadsProps {
  id: string;
  title: string;
  isUnavailable: boolean;
  /** Beside the heading: the place of "download all". */
  action?: ReactNode;
  children: ReactNode;
}

/** A group of things to download, under its heading. */
export function Downloads({ id, title, isUnavailable, action, children }: DownloadsProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} action={action} />
      {isUnavailable ? (
        <p className={styles.note}>
          No pudimos obtener esta lista en este momento. Vuelva a cargar la página en unos segundos.
        </p>
      ) : (
        children
      )}
    </section>
  );
}
