import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { InfoWindow } from '@/components/map/InfoWindow';
import { MapMarker, PreviewMarkers } from '@/components/map/MapMarker';
import type { PreviewGroup, ShownMap } from '@/components/map/map-data';
import { MapZoom } from '@/components/map/MapZoom';
import { useMapView } from '@/components/map/useMapView';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { cluster, type Cluster } from '@/lib/features/map/clusters';
import { factsOf } from '@/lib/features/map/facts';
import { nearestBranch, splitView, type MapMode, type Mark } from '@/lib/features/map/marks';
import { MAP_HEIGHT, MAP_WIDTH } from '@/lib/features/map/projection';
import {
  clusterRadius,
  drawingAt,
  isInFrame,
  positionOf,
  type View,
} from '@/lib/features/map/view';
import styles from '@/components/map/PlainMap.module.css';
import shared from '@/components/ui/shared.module.css';

interface PlainMapProps extends ShownMap {
  mode: MapMode;
  /** Drawn in place of the marks until they are there. */
  preview: PreviewGroup[] | undefined;
  /** In the frame's lower left, over the sea. */
  corner?: ReactNode;
}

/** The map without third parties: a drawing of the country with markers. */
export function PlainMap(props: PlainMapProps) {
  const { mode, marks, lines, states, start, ownId, preview, corner } = props;
  const id = useId();
  const { frame, view, size, move, isZoomed, handlers, wasDrag } = useMapView(start);
  const [open, setOpen] = useState<Cluster<Mark>>();
  const opener = useRef<HTMLElement>(null);
  const groups = useMemo(
    () => cluster(marks, clusterRadius(view.scale, size)),
    [marks, view.scale, size],
  );
  const shown = groups
    .map((group) => ({ group, at: positionOf(group, view) }))
    .filter(({ at }) => isInFrame(at, size))
    // Read from the north to the south.
    .toSorted((a, b) => a.group.y - b.group.y);
  const drawing = drawingAt(view);
  const hasGroups = preview !== undefined || marks.length > 1;
  const openAt = open && positionOf(open, view);
  // Marks that are filtered or moved out have no window.
  const openMembers = open?.members.filter((member) => marks.includes(member)) ?? [];
  const isOpen =
    open !== undefined && openAt !== undefined && isInFrame(openAt, size) && openMembers.length > 0;

  const show = (next: View) => {
    setOpen(undefined);
    move(next);
  };
  const press = (group: Cluster<Mark>, button: HTMLElement) => {
    const [first, ...others] = group.members;
    const parting = first && others.length > 0 && splitView(group.members, view.scale, size);
    if (parting) {
      show(parting);
      // The pressed cluster is removed, so the map takes the focus.
      frame.current?.focus({ preventScroll: true });
      return;
    }
    opener.current = button;
    setOpen(group);
  };
  const close = () => {
    setOpen(undefined);
    const target = opener.current?.isConnected ? opener.current : frame.current;
    target?.focus({ preventScroll: true });
  };
  return (
    <figure className={shared.stack1}>
      <div
        ref={frame}
        role="group"
        tabIndex={isZoomed ? 0 : -1}
        aria-label="Mapa de México"
        aria-describedby={`${id}ayuda`}
        data-ground="dark"
        className={styles.frame}
        data-zoomed={isZoomed || undefined}
        {...handlers}
        onClickCapture={(event) => event.detail > 0 && wasDrag() && event.stopPropagation()}
        // The window must not cover the focused marker.
        onFocus={({ target }) => {
          const isAround = target === frame.current || target.closest('[role="dialog"]') !== null;
          if (isOpen && !isAround) setOpen(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) close();
          else handlers.onKeyDown(event);
        }}
      >
        <MapZoom view={view} onChange={show} />
        <div className={styles.stage}>
          {/* oxlint-disable-next-line nextjs/no-img-element -- a vector drawing, sent as it is */}
          <img
            src="/mapa-mexico.svg"
            alt=""
            width={MAP_WIDTH}
            height={MAP_HEIGHT}
            loading="lazy"
            draggable={false}
            className={styles.drawing}
            style={{ transform: `translate(${drawing.x}%, ${drawing.y}%) scale(${drawing.scale})` }}
          />
          {preview && <PreviewMarkers groups={preview} mode={mode} view={view} />}
          {shown.map(({ group, at }) => (
            <MapMarker
              key={`${group.members.length}:${group.x}:${group.y}`}
              group={group}
              at={at}
              lines={lines}
              nearest={nearestBranch(states, group)}
              ownId={ownId}
              onPress={(button) => press(group, button)}
            />
          ))}
        </div>
        {corner}
        {isOpen && (
          <InfoWindow
            key={`${open.x}:${open.y}`}
            facts={factsOf(openMembers, lines, nearestBranch(states, open))}
            at={openAt}
            onClose={close}
          />
        )}
      </div>
      <figcaption className={styles.credit}>
        <span id={`${id}ayuda`} data-script="only">
          {mode === 'lineas' && 'Un punto de servicio es una línea de negocio en una ciudad. '}
          {hasGroups && 'Presione un grupo para acercarlo; '}
          {hasGroups ? 'arrastre' : 'Arrastre'} el mapa o use las flechas para moverlo.
        </span>
        <span>Mapa: @svg-maps/mexico, CC BY 4.0</span>
        <VisuallyHidden>
          <span role="status">
            {isZoomed && `Acercamiento ${view.scale}×, marcadores a la vista: ${shown.length}.`}
          </span>
        </VisuallyHidden>
      </figcaption>
    </figure>
  );
}
