import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from '@/components/jobs/JobColumns.module.css';
import shared from '@/components/ui/shared.module.css';

interface JobColumnsProps {
  /** The picture's file key; '' for none. */
  file: string;
  /** The URL of the external board; '' if the content names none, so the picture is not a link. */
  external: string;
  children: ReactNode;
}

/** A text beside the picture that leads to the vacancies. */
export function JobColumns({ file, external, children }: JobColumnsProps) {
  const picture = (
    <Picture
      file={file}
      // The content of the picture is unknown. If it is a link, the label describes the target.
      alt=""
      sizes="(min-width: 60em) 400px, 100vw"
      className={styles.picture}
    />
  );
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={shared.beside}>
        {external === '' && file !== '' && picture}
        {external !== '' && (
          <SiteLink
            href={external}
            target="_blank"
            className={styles.pictureLink}
            data-print="hide"
          >
            {picture}
            <span className={styles.pictureLabel}>
              Ver las vacantes
              <VisuallyHidden>
                {' '}
                en la bolsa de trabajo en línea (se abre en una pestaña nueva)
              </VisuallyHidden>
              <Icon name="external" />
            </span>
          </SiteLink>
        )}
      </div>
    </div>
  );
}
