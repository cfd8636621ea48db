import { Icon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { mapsHref } from '@/lib/features/branches/facts';
import type { ListedBranch } from '@/lib/content/gateway/branches';
import styles from '@/components/branches/MapsLink.module.css';

export function MapsLink({ branch }: { branch: ListedBranch }) {
  return (
    <a
      href={mapsHref(branch)}
      target="_blank"
      rel="noopener"
      className={styles.link}
      data-print="hide"
    >
      Ver en maps
      <VisuallyHidden>: {branch.name} (se abre en otra pestaña)</VisuallyHidden>
      <Icon name="external" size={18} />
    </a>
  );
}
