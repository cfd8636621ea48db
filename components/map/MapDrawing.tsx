import { MAP_HEIGHT, MAP_WIDTH } from '@/lib/features/map/projection';
import { drawingAt, type View } from '@/lib/features/map/view';
import styles from '@/components/map/PlainMap.module.css';

/** The country's states, moved and scaled to the view. */
export function MapDrawing({ view }: { view: View }) {
  const { x, y, scale } = drawingAt(view);
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a vector drawing, sent as it is
    <img
      src="/mapa-mexico.svg"
      alt=""
      width={MAP_WIDTH}
      height={MAP_HEIGHT}
      loading="lazy"
      draggable={false}
      className={styles.drawing}
      style={{ transform: `translate(${x}%, ${y}%) scale(${scale})` }}
    />
  );
}
