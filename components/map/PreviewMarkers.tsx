import type { PreviewGroup } from '@/components/map/map-data';
import { positionOf, type View } from '@/lib/map/view';
import styles from '@/components/map/MapMarker.module.css';

/** Groups as the server counted them, while the markers are on their way. */
export function PreviewMarkers({ groups, view }: { groups: PreviewGroup[]; view: View }) {
  return groups.map(([x, y, count]) => {
    const at = positionOf({ x, y }, view);
    return (
      <span
        key={`${x}:${y}`}
        className={styles.marker}
        style={{ left: `${at.x}%`, top: `${at.y}%` }}
      >
        <span className={styles.count}>{count}</span>
      </span>
    );
  });
}
