import { FULL_VIEW, MAX_SCALE, type View } from '@/lib/features/map/view';
import styles from '@/components/map/MapZoom.module.css';

interface MapZoomProps {
  view: View;
  onChange: (view: View) => void;
}

/** Not `disabled` at the ends, which would lose the focus. */
export function MapZoom({ view, onChange }: MapZoomProps) {
  const { scale } = view;
  const buttons = [
    ['Acercar el mapa', 'M12 5v14M5 12h14', scale >= MAX_SCALE, { ...view, scale: scale * 2 }],
    ['Alejar el mapa', 'M5 12h14', scale <= 1, { ...view, scale: scale / 2 }],
    ['Ver todo el país', 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5', scale <= 1, FULL_VIEW],
  ] as const;
  return (
    <div className={styles.zoom} data-script="only">
      {buttons.map(([label, drawing, isAtEnd, next]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-disabled={isAtEnd || undefined}
          onClick={() => onChange(next)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={drawing} />
          </svg>
        </button>
      ))}
    </div>
  );
}
