import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from '@/components/jobs/JobLinkPicture.module.css';

export function JobLinkPicture({
  file,
  href,
}: {
  file: string;
  /** '' where the content names no external board: then it is a picture only. */
  href: string;
}) {
  if (href === '' && file === '') return null;
  const picture = (
    <Picture
      file={file}
      // What it shows is not known; where it is a link, the label says where that leads.
      alt=""
      sizes="(min-width: 60em) 400px, 100vw"
      className={styles.picture}
    />
  );
  if (href === '') return picture;
  return (
    <SiteLink href={href} target="_blank" className={styles.link} data-print="hide">
      {picture}
      <span className={styles.label}>
        Ver las vacantes
        <VisuallyHidden>
          {' '}
          en la bolsa de trabajo en línea (se abre en una pestaña nueva)
        </VisuallyHidden>
        <Icon name="external" />
      </span>
    </SiteLink>
  );
}
