import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from '@/components/quote/TilesSkeleton.module.css';

export function TilesSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>Cargando…</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <span key={place} className={styles.tile} />
      ))}
    </div>
  );
}
