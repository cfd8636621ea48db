'use client';

import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { InteractiveMap } from '@/components/map/InteractiveMap';
import type { MapData } from '@/components/map/map-data';
import { MarkerPicture } from '@/components/map/MapMarker';
import { PlainMap } from '@/components/map/PlainMap';
import { StateList } from '@/components/map/StateList';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { useLazy } from '@/components/ui/useLazy';
import {
  branchMarks,
  countsOf,
  filterMarks,
  filterStates,
  presenceMarks,
  readMapMode,
  type Checked,
  type MapMode,
} from '@/lib/features/map/marks';
import type { MapLine, MapPlaces } from '@/lib/features/map/places';
import { FULL_VIEW, type View } from '@/lib/features/map/view';
import styles from '@/components/map/MapPanel.module.css';

const loadPresenceLoader = () =>
  import('@/components/map/PresenceLoader').then(({ PresenceLoader }) => PresenceLoader);

const MODES: [mode: MapMode, label: string][] = [
  ['suc', 'Sucursales'],
  ['lineas', 'Líneas de negocio'],
];

/** Whether any of `place` is on the screen now. */
function useInView(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

interface MapPanelProps extends MapData {
  /** Defaults to the complete country. */
  start?: View;
  /** The branch whose page this is: the map shows no other, which would hide its pin in a group. */
  ownId?: number;
  /** Whether a list under the map has the same facts. */
  hasList?: boolean;
}

/** The map with its two modes, the filter by business line, and the list that follows it. */
export function MapPanel(props: MapPanelProps) {
  const { lines, counts, preview, google, start = FULL_VIEW, ownId, hasList = false } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<MapMode>('suc');
  const followUrl = useCallback((_path: string, query: string) => {
    const linked = readMapMode(query);
    if (linked) setMode(linked);
  }, []);
  // A press before the script came has no event left.
  useEffect(() => {
    if (panel.current?.querySelector('[value="lineas"]:checked')) setMode('lineas');
  }, []);
  const [checked, setChecked] = useState<Checked>(() => new Set(lines.keys()));
  const [fetched, setFetched] = useState<MapPlaces>();
  const presence = props.presence ?? fetched?.presence;
  const states = (ownId === undefined && fetched?.states) || props.states;
  const isInView = useInView(panel);
  const byLine = mode === 'lineas';
  const isMissing =
    fetched === undefined && (counts !== undefined || (byLine && presence === undefined));
  // Fetching comes with a library that most pages do without.
  const { loaded: PresenceLoader } = useLazy(loadPresenceLoader, isInView && isMissing);
  const services = useMemo(() => presenceMarks(presence ?? []), [presence]);
  const branches = useMemo(() => branchMarks(states), [states]);
  const marks = useMemo(
    () => (byLine ? filterMarks(services, checked, lines.length) : branches),
    [byLine, services, branches, checked, lines.length],
  );
  const listed = useMemo(
    () => (byLine ? filterStates(states, checked, lines.length) : states),
    [byLine, states, checked, lines.length],
  );
  // While branches load, all are counted.
  const isFiltered = listed !== states && (counts === undefined || fetched !== undefined);
  const shown = { marks, lines, states, start, ownId };
  const plainMap = (corner?: ReactNode) => (
    <PlainMap
      // A new mode starts without an open window.
      key={mode}
      mode={mode}
      {...shown}
      preview={isMissing ? preview[mode] : undefined}
      corner={corner}
    />
  );
  return (
    <div ref={panel} className={clsx(styles.panel, hasList && styles.withList)} data-mode={mode}>
      {hasList && <UrlStateListener onUrlChange={followUrl} />}
      <div className={styles.control} data-script="only" data-print="hide">
        <fieldset>
          <legend className={styles.modeLegend}>Ver en el mapa</legend>
          <div className={styles.modes}>
            {MODES.map(([value, label]) => (
              <label key={value} className={styles.mode}>
                <input
                  type="radio"
                  name={`${id}modo`}
                  value={value}
                  checked={mode === value}
                  onChange={() => setMode(value)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className={styles.map} data-print="hide">
        {google ? (
          <InteractiveMap {...google} {...shown} isInView={isInView}>
            {plainMap}
          </InteractiveMap>
        ) : (
          plainMap()
        )}
        {PresenceLoader && (byLine || counts) && <PresenceLoader onLoad={setFetched} />}
      </div>
      {byLine && (
        <div className={styles.filter} data-print="hide">
          <LineFilter lines={lines} checked={checked} onChange={setChecked} />
        </div>
      )}
      {hasList && (
        <div className={styles.list}>
          <StateList
            states={listed}
            isFiltered={isFiltered}
            counts={counts && (isFiltered ? countsOf(listed) : counts)}
          />
        </div>
      )}
    </div>
  );
}

interface LineFilterProps {
  lines: MapLine[];
  checked: Checked;
  onChange: (checked: Checked) => void;
}

/** A checkbox for each business line. */
function LineFilter({ lines, checked, onChange }: LineFilterProps) {
  if (lines.length === 0) return null;
  const toggle = (index: number) => {
    const next = new Set(checked);
    if (!next.delete(index)) next.add(index);
    onChange(next);
  };
  const isAll = checked.size === lines.length;
  return (
    <fieldset>
      <legend className={styles.filterLegend}>Líneas que se muestran</legend>
      <ul className={styles.filterLines}>
        {lines.map((line, index) => (
          <li key={line.id}>
            <label className={styles.filterItem}>
              <input
                type="checkbox"
                className={styles.filterBox}
                checked={checked.has(index)}
                onChange={() => toggle(index)}
              />
              <MarkerPicture image={line.image} size={20} />
              <span className={styles.filterName}>{line.name}</span>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.filterAll}
        onClick={() => onChange(isAll ? new Set() : new Set(lines.keys()))}
      >
        {isAll ? 'Quitar todas' : 'Mostrar todas'}
      </button>
    </fieldset>
  );
}
