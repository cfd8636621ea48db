import { MarkerCount } from '@/components/map/MarkerCount';
import type { PreviewGroup } from '@/components/map/map-data';
import type { MapMode } from '@/lib/features/map/marks';
import { positionOf, type View } from '@/lib/features/map/view';
import styles from '@/components/map/MapMarker.module.css';

interface PreviewMarkersProps {
  groups: PreviewGroup[];
  mode: MapMode;
  view: View;
}

/** Groups as the server counted them, while the markers are on their way. */
export function PreviewMarkers({ groups, mode, view }: PreviewMarkersProps) {
  return groups.map(([x, y, count]) => {
    const at = positionOf({ x, y }, view);
    return (
      <span
        key={`${x}:${y}`}
        className={styles.marker}
        style={{ left: `${at.x}%`, top: `${at.y}%` }}
      >
        <MarkerCount count={count} mode={mode} />
      </span>
    );
  });
}
