import { useEffect, useId, useRef, type CSSProperties } from 'react';
import { PlaceFacts } from '@/components/map/PlaceFacts';
import { Icon } from '@/components/ui/icons';
import { factsOf } from '@/lib/features/map/facts';
import type { Mark, Nearest } from '@/lib/features/map/marks';
import type { MapLine } from '@/lib/features/map/places';
import type { Point } from '@/lib/features/map/projection';
import styles from '@/components/map/InfoWindow.module.css';

interface InfoWindowProps {
  members: Mark[];
  /** Percent of the stage. */
  at: Point;
  lines: MapLine[];
  nearest: Nearest;
  onClose: () => void;
}

/** Takes the focus and returns it when closed. */
export function InfoWindow({ members, at, lines, nearest, onClose }: InfoWindowProps) {
  const id = useId();
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus({ preventScroll: true }), []);
  const facts = factsOf(members, lines, nearest);
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      className={styles.window}
      data-below={at.y < 50 || undefined}
      style={{ '--x': `${at.x}%`, '--y': `${at.y}%` } as CSSProperties}
      // A press in the window is no drag of the map.
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      <h3 id={id} className={styles.title}>
        {facts.title}
      </h3>
      <button
        ref={closer}
        type="button"
        className={styles.close}
        aria-label="Cerrar la ventana"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <PlaceFacts {...facts} />
    </div>
  );
}
