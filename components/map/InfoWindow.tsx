import { useEffect, useId, useRef, type CSSProperties } from 'react';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MarkFacts } from '@/lib/features/map/facts';
import type { Point } from '@/lib/features/map/projection';
import styles from '@/components/map/InfoWindow.module.css';

interface InfoWindowProps {
  facts: MarkFacts;
  /** Percent of the stage. */
  at: Point;
  onClose: () => void;
}

/** Takes the focus and returns it when closed. */
export function InfoWindow({ facts, at, onClose }: InfoWindowProps) {
  const id = useId();
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus({ preventScroll: true }), []);
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

/** What a window says under its title. */
export function PlaceFacts({ branches, services, subject }: MarkFacts) {
  return (
    <>
      {branches.length === 1 && subject && (
        <>
          {subject.address && <p>{subject.address}</p>}
          <p>
            <PhoneLinks parts={subject.phone} className={styles.factsLink} />
          </p>
        </>
      )}
      {services.length > 0 && (
        <ul className={styles.factsServices}>
          {services.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {branches.length > 1 && (
        <ul>
          {branches.map((branch) => (
            <li key={branch.id}>
              <SiteLink href={branch.href} className={styles.factsLink}>
                {branch.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {subject && (
        <SiteLink href={subject.href} className={styles.factsLink}>
          Ver sucursal {subject.name}
        </SiteLink>
      )}
    </>
  );
}
