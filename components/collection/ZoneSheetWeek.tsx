import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import type { WeekDay } from '@/lib/features/zone-sheet/times';
import styles from '@/components/collection/ZoneSheetWeek.module.css';

/** Seven columns. The days of collection have a heavy frame and a check, besides their colour. */
export function ZoneSheetWeek({ week }: { week: readonly WeekDay[] }) {
  return (
    <table className={styles.week} aria-label="Días de recolección">
      <thead>
        <tr>
          {week.map(({ name, isServed }) => (
            <th key={name} scope="col" className={clsx(isServed && styles.served)}>
              <abbr className={styles.short} title={name}>
                {name.slice(0, 3)}
              </abbr>
              <span className={styles.full}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {week.map(({ name, isServed }) => (
            <td key={name} className={clsx(isServed && styles.served)}>
              <span className={styles.sign}>
                <Icon name={isServed ? 'check' : 'minus'} />
              </span>
              {isServed ? 'Pasa' : 'No pasa'}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
