import { useEffect, useId, useRef, type CSSProperties } from 'react';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { telHref } from '@/lib/company';
import type { Mark } from '@/lib/map/marks';
import type { MapBranch, MapLine } from '@/lib/map/places';
import type { Point } from '@/lib/map/projection';
import styles from '@/components/map/InfoWindow.module.css';

/** A service nearer to a branch than this, in units of the drawing, is the branch's own. */
const SAME_PLACE = 1;

interface InfoWindowProps {
  members: Mark[];
  /** Percent of the stage. */
  at: Point;
  lines: MapLine[];
  nearest: { branch: MapBranch; distance: number } | undefined;
  onClose: () => void;
}

/** What a marker stands for. It takes the focus; whoever closes it gives the focus back. */
export function InfoWindow({ members, at, lines, nearest, onClose }: InfoWindowProps) {
  const id = useId();
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus({ preventScroll: true }), []);
  const branches = members.flatMap((mark) => ('branch' in mark ? [mark.branch] : []));
  const names = members.flatMap((mark) => ('line' in mark ? [lines[mark.line]?.name ?? ''] : []));
  const services = [...new Set(names)].filter(Boolean);
  const own = nearest && nearest.distance <= SAME_PLACE ? nearest.branch : undefined;
  const subject = branches.length === 1 ? branches[0] : branches.length === 0 ? own : undefined;
  const fallback = nearest ? `Cerca de ${nearest.branch.name}` : 'Servicios en este punto';
  const title = subject?.name ?? (branches.length > 1 ? `${branches.length} sucursales` : fallback);
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
        {title}
      </h3>
      {branches.length === 1 && subject && (
        <>
          {subject.address && <p>{subject.address}</p>}
          <p>
            <a href={telHref(subject.phone)} className={styles.link}>
              {subject.phone}
            </a>
          </p>
        </>
      )}
      {services.length > 0 && (
        <ul className={styles.services}>
          {services.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {branches.length > 1 && (
        <ul>
          {branches.map((branch) => (
            <li key={branch.id}>
              <SiteLink href={branch.href} className={styles.link}>
                {branch.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {subject && (
        <SiteLink href={subject.href} className={styles.link}>
          Ver sucursal {subject.name}
        </SiteLink>
      )}
      <button
        ref={closer}
        type="button"
        className={styles.close}
        aria-label="Cerrar la ventana"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
