import { MAX_SCALE } from '@/lib/features/map/view';
import styles from '@/components/map/MapZoom.module.css';

interface MapZoomProps {
  scale: number;
  onZoom: (scale: number) => void;
  onReset: () => void;
}

/** Not `disabled` at the ends, which would lose the focus. */
export function MapZoom({ scale, onZoom, onReset }: MapZoomProps) {
  return (
    <div className={styles.zoom} data-script="only" data-mirror="hide">
      <button
        type="button"
        aria-label="Acercar el mapa"
        aria-disabled={scale >= MAX_SCALE || undefined}
        onClick={() => onZoom(scale * 2)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Alejar el mapa"
        aria-disabled={scale <= 1 || undefined}
        onClick={() => onZoom(scale / 2)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 12h14" />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Ver todo el país"
        aria-disabled={scale <= 1 || undefined}
        onClick={onReset}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />
        </svg>
      </button>
    </div>
  );
}
