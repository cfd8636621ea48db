import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { routes } from '@/lib/server/routing/routes';
import action from '@/components/ui/ActionLink.module.css';
import styles from '@/components/press/Downloads.module.css';

interface DownloadLinkProps {
  file: string;
  /** What it is, for screen readers. */
  label: string;
  className?: string | undefined;
}

export function DownloadLink({ file, label, className }: DownloadLinkProps) {
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
