import clsx from 'clsx';
import type { PreviewGroup } from '@/components/map/map-data';
import { Icon } from '@/components/ui/icons';
import type { Cluster } from '@/lib/features/map/clusters';
import { imageOf, modeOf, nameOf, UNITS } from '@/lib/features/map/facts';
import type { MapMode, Mark, Nearest } from '@/lib/features/map/marks';
import type { MapLine } from '@/lib/features/map/places';
import type { Point } from '@/lib/features/map/projection';
import { positionOf, type View } from '@/lib/features/map/view';
import countStyles from '@/components/map/MarkerCount.module.css';
import styles from '@/components/map/MapMarker.module.css';

interface MapMarkerProps {
  group: Cluster<Mark>;
  /** Percent of the stage. */
  at: Point;
  lines: MapLine[];
  nearest: Nearest;
  ownId: number | undefined;
  onPress: (button: HTMLElement) => void;
}

/** One marker, or how many would overlap. */
export function MapMarker({ group, at, lines, nearest, ownId, onPress }: MapMarkerProps) {
  const [first] = group.members;
  if (!first) return null;
  const count = group.members.length;
  const isOwn = group.members.some((mark) => 'branch' in mark && mark.branch.id === ownId);
  return (
    <button
      type="button"
      className={clsx(styles.marker, count === 1 && styles.single, isOwn && styles.own)}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      aria-label={nameOf(group.members, lines, nearest)}
      aria-haspopup="dialog"
      onClick={(event) => onPress(event.currentTarget)}
    >
      {count === 1 ? (
        <MarkerPicture image={imageOf(first, lines)} size={32} />
      ) : (
        <MarkerCount count={count} mode={modeOf(first)} />
      )}
    </button>
  );
}

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

function MarkerCount({ count, mode }: { count: number; mode: MapMode }) {
  return (
    <span className={countStyles.group}>
      {count} <small className={countStyles.unit}>{UNITS[mode].short}</small>
    </span>
  );
}

/** The picture of a marker: the gateway's own, or the site's pin where it has none. */
export function MarkerPicture({ image, size }: { image: string; size: number }) {
  if (image === '') return <Icon name="pin" size={size} />;
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a small picture, shown as it is
    <img src={image} alt="" width={size} height={(size * 5) / 4} loading="lazy" draggable={false} />
  );
}
