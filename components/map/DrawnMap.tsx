import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Marker, WindowFacts } from '@/components/map/Marker';
import { Icon } from '@/components/ui/icons';
import { MAP_HEIGHT, MAP_WIDTH, stagePosition, unitsPerPixel } from '@/lib/features/map/drawing';
import {
  describeGroup,
  groupMarks,
  splitZoom,
  type Group,
  type ShownMap,
} from '@/lib/features/map/groups';
import styles from '@/components/map/DrawnMap.module.css';
import shared from '@/components/ui/shared.module.css';

/** The highest zoom level; each level doubles the drawing. */
const MAX_ZOOM = 4;
/** The width of the frame before the browser has measured it. */
const USUAL_WIDTH = 760;

const MIDDLE = { x: 50, y: 50 };
const ORIGIN = stagePosition({ x: 0, y: 0 });
const DRAWING = {
  left: `${ORIGIN.x}%`,
  top: `${ORIGIN.y}%`,
  width: `${stagePosition({ x: MAP_WIDTH, y: 0 }).x - ORIGIN.x}%`,
};

/** The map without third parties: a drawing of the country with markers, which scrolls when zoomed. */
export function DrawnMap({ marks, states, place, children }: ShownMap & { children: ReactNode }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** The scroll position at which the map was centred. */
  const placed = useRef({ left: 0, top: 0 });
  const opener = useRef<HTMLElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  /** `centre` is in percent of the stage. */
  const [view, setView] = useState({ zoom: 0, centre: place ? stagePosition(place) : MIDDLE });
  const [open, setOpen] = useState<Group>();
  const { zoom, centre } = view;

  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollTo(
      (view.centre.x * element.scrollWidth) / 100 - element.clientWidth / 2,
      (view.centre.y * element.scrollHeight) / 100 - element.clientHeight / 2,
    );
    placed.current = { left: element.scrollLeft, top: element.scrollTop };
  }, [view]);
  useEffect(() => closer.current?.focus({ preventScroll: true }), [open]);

  const groups = useMemo(
    () =>
      groupMarks(marks, unitsPerPixel(width * 2 ** zoom))
        // Screen readers read the markers from north to south.
        .toSorted((a, b) => a.y - b.y),
    [marks, zoom, width],
  );
  const shown = open?.members.every((mark) => marks.includes(mark))
    ? describeGroup(open, states)
    : undefined;

  const zoomBy = (step: 1 | -1) => {
    const element = frame.current;
    const next = zoom + step;
    if (!element || next < 0 || next > MAX_ZOOM) return;
    const x = ((element.scrollLeft + element.clientWidth / 2) * 100) / element.scrollWidth;
    const y = ((element.scrollTop + element.clientHeight / 2) * 100) / element.scrollHeight;
    setOpen(undefined);
    const { left, top } = placed.current;
    const hasMoved = element.scrollLeft !== left || element.scrollTop !== top;
    setView({ zoom: next, centre: hasMoved ? { x, y } : centre });
  };
  const press = (group: Group, button: HTMLElement) => {
    const next = splitZoom(group, zoom, MAX_ZOOM, (at) => unitsPerPixel(width * 2 ** at));
    opener.current = button;
    if (next === undefined) return setOpen(group);
    setView({ zoom: next, centre: stagePosition(group) });
    // The pressed marker is removed, so the frame takes the focus.
    frame.current?.focus({ preventScroll: true });
  };
  const close = () => {
    setOpen(undefined);
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <figure className={styles.map} onKeyDown={({ key }) => key === 'Escape' && open && close()}>
      <div
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label="Mapa de México"
        data-ground="dark"
        className={styles.frame}
        // The browser handles scrolling by touch and keys.
        onPointerMove={({ pointerType, buttons, movementX, movementY, currentTarget }) => {
          if (pointerType === 'mouse' && buttons === 1)
            currentTarget.scrollBy(-movementX, -movementY);
        }}
      >
        <div className={styles.stage} style={{ width: `${100 * 2 ** zoom}%` }}>
          {/* oxlint-disable-next-line nextjs/no-img-element -- a vector drawing, sent as it is */}
          <img
            src="/mapa-mexico.svg"
            alt=""
            width={MAP_WIDTH}
            height={MAP_HEIGHT}
            loading="lazy"
            draggable={false}
            className={styles.drawing}
            style={DRAWING}
          />
          {groups.map((group) => {
            const { x, y } = stagePosition(group);
            return (
              <button
                key={`${group.members.length}:${group.x}:${group.y}`}
                type="button"
                className={styles.marker}
                style={{ left: `${x}%`, top: `${y}%` }}
                aria-label={describeGroup(group, states).name}
                // The window must not cover the focused marker.
                onFocus={() => setOpen(undefined)}
                onClick={(event) => press(group, event.currentTarget)}
              >
                <Marker group={group} />
              </button>
            );
          })}
        </div>
      </div>
      <div className={styles.zoom} data-script="only">
        <button
          type="button"
          className={styles.button}
          aria-label="Acercar el mapa"
          // The button is not `disabled`, because that would lose the focus.
          aria-disabled={zoom === MAX_ZOOM || undefined}
          onClick={() => zoomBy(1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label="Alejar el mapa"
          aria-disabled={zoom === 0 || undefined}
          onClick={() => zoomBy(-1)}
        >
          <Icon name="minus" />
        </button>
      </div>
      {children}
      {shown && (
        <div role="dialog" aria-labelledby={`${id}titulo`} className={styles.window}>
          <h3 id={`${id}titulo`} className={shared.subtitle}>
            {shown.title}
          </h3>
          <WindowFacts {...shown} />
          <button
            ref={closer}
            type="button"
            className={styles.close}
            aria-label="Cerrar la ventana"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <figcaption className={styles.credit}>Mapa: @svg-maps/mexico, CC BY 4.0</figcaption>
    </figure>
  );
}
