import clsx from 'clsx';
import { MarkerPicture } from '@/components/map/MarkerPicture';
import type { Cluster } from '@/lib/map/clusters';
import type { Mark } from '@/lib/map/marks';
import type { MapLine } from '@/lib/map/places';
import type { Point } from '@/lib/map/projection';
import styles from '@/components/map/MapMarker.module.css';

interface MapMarkerProps {
  group: Cluster<Mark>;
  /** Percent of the stage. */
  at: Point;
  lines: MapLine[];
  /** Name of the nearest branch. */
  near: string | undefined;
  ownId: number | undefined;
  onPress: (button: HTMLElement) => void;
}

/** One marker, or the number of those that would overlap. */
export function MapMarker({ group, at, lines, near, ownId, onPress }: MapMarkerProps) {
  const [first] = group.members;
  if (!first) return null;
  const count = group.members.length;
  const place = near ? ` cerca de ${near}` : '';
  const line = 'line' in first ? lines[first.line] : undefined;
  const single =
    'branch' in first ? `Sucursal ${first.branch.name}` : `${line?.name ?? 'Servicio'}${place}`;
  const image = 'branch' in first ? first.branch.image : (line?.image ?? '');
  const kind = 'branch' in first ? 'sucursales' : 'servicios';
  const isOwn = group.members.some((mark) => 'branch' in mark && mark.branch.id === ownId);
  return (
    <button
      type="button"
      className={clsx(styles.marker, count === 1 && styles.single, isOwn && styles.own)}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      aria-label={count === 1 ? single : `${count} ${kind}${place}`}
      aria-haspopup="dialog"
      onClick={(event) => onPress(event.currentTarget)}
    >
      {count === 1 ? (
        <MarkerPicture image={image} size={32} />
      ) : (
        <span className={styles.count}>{count}</span>
      )}
    </button>
  );
}
