import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import whole from '@/components/ui/WholeLink.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/zone-finder/ZoneList.module.css';

interface ResultRowProps {
  href: string;
  title: string;
  place: string;
  /** Before `value`, such as what kind of date it is. */
  label?: string;
  /** '' for a row without. */
  value: string;
  /** '' or absent for none. */
  note?: string;
  icon?: 'calendar' | 'pin';
}

/** One result. The complete row is its link. */
export function ResultRow({
  href,
  title,
  place,
  label = '',
  value,
  note = '',
  icon = 'calendar',
}: ResultRowProps) {
  return (
    <li className={styles.row}>
      <SiteLink href={href} className={clsx(whole.link, styles.link)}>
        <span className={styles.title}>{title}</span> <span className={shared.small}>{place}</span>
      </SiteLink>
      {value && (
        <p className={styles.times}>
          <Icon name={icon} />
          <span>
            {label} <strong>{value}</strong>
            {note && <span className={clsx(shared.small, shared.block)}>{note}</span>}
          </span>
        </p>
      )}
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </li>
  );
}
