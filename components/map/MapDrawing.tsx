import { MAP_HEIGHT, MAP_WIDTH } from '@/lib/map/projection';
import type { View } from '@/lib/map/view';
import styles from '@/components/map/PlainMap.module.css';

/** The country's states, moved and scaled to the view. */
export function MapDrawing({ view }: { view: View }) {
  const x = (0.5 - (view.x * view.scale) / MAP_WIDTH) * 100;
  const y = (0.5 - (view.y * view.scale) / MAP_HEIGHT) * 100;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a vector drawing, sent as it is
    <img
      src="/mapa-mexico.svg"
      alt=""
      width={MAP_WIDTH}
      height={MAP_HEIGHT}
      loading="lazy"
      draggable={false}
      className={styles.drawing}
      style={{ transform: `translate(${x.toFixed(3)}%, ${y.toFixed(3)}%) scale(${view.scale})` }}
    />
  );
}
