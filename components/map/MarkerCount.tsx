import type { MapMode } from '@/lib/features/map/marks';
import { UNITS } from '@/lib/features/map/facts';
import styles from '@/components/map/MarkerCount.module.css';

export function MarkerCount({ count, mode }: { count: number; mode: MapMode }) {
  return (
    <span className={styles.group}>
      {count} <small className={styles.unit}>{UNITS[mode].short}</small>
    </span>
  );
}
