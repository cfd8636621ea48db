'use client';

import { useId, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { MapFrame } from '@/components/map/MapFrame';
import { MarkerPicture } from '@/components/map/Marker';
import type { Point } from '@/lib/features/map/drawing';
import { branchMarks, lineMarks, type MapMode } from '@/lib/features/map/groups';
import type { GoogleAccess, MapLine, MapPlaces } from '@/lib/features/map/places';
import styles from '@/components/map/MapPanel.module.css';

const MODES: [mode: MapMode, label: string][] = [
  ['suc', 'Sucursales'],
  ['lineas', 'Líneas de negocio'],
];

const never = () => () => undefined;
/** Returns the mode that a link names. */
const linkedMode = () =>
  new URLSearchParams(location.search).get('mapa') === 'lineas' ? 'lineas' : undefined;

interface MapPanelProps extends Partial<Omit<MapPlaces, 'states'>>, Pick<MapPlaces, 'states'> {
  /** Undefined without a key; the drawn map is then the only one. */
  google: GoogleAccess | undefined;
  /** The position of the branch, on a branch's page. */
  place?: Point;
  /** The list of branches, beside the map of branches. */
  children?: ReactNode;
}

/** The map with its two modes and the filter by business line. */
export function MapPanel(props: MapPanelProps) {
  const { states, lines = [], presence = [], google, place, children } = props;
  const id = useId();
  const linked = useSyncExternalStore(never, linkedMode, () => undefined);
  const [chosen, setMode] = useState<MapMode>();
  const mode = chosen ?? linked ?? 'suc';
  const [checked, setChecked] = useState(() => new Set(lines.keys()));
  const marks = useMemo(
    () => (mode === 'suc' ? branchMarks(states) : lineMarks(presence, lines, checked)),
    [mode, states, presence, lines, checked],
  );
  const map = (
    <div className={styles.map} data-print="hide">
      <MapFrame {...{ marks, states, place, google }} />
    </div>
  );
  if (place) return map;
  return (
    <div className={styles.panel}>
      <fieldset data-script="only" data-print="hide">
        <legend className={styles.legend}>Ver en el mapa</legend>
        {MODES.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={`${id}modo`}
              checked={mode === value}
              onChange={() => setMode(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {map}
      {mode === 'suc' ? (
        children
      ) : (
        <LineFilter lines={lines} checked={checked} onChange={setChecked} />
      )}
    </div>
  );
}

interface LineFilterProps {
  lines: MapLine[];
  /** Indexes of the lines that the map shows. */
  checked: ReadonlySet<number>;
  onChange: (checked: Set<number>) => void;
}

/** A checkbox for each business line. */
function LineFilter({ lines, checked, onChange }: LineFilterProps) {
  const isAll = checked.size === lines.length;
  const toggle = (index: number) => {
    const next = new Set(checked);
    if (!next.delete(index)) next.add(index);
    onChange(next);
  };
  return (
    <fieldset data-print="hide">
      <legend className={styles.legend}>Líneas que se muestran</legend>
      {lines.map(({ name, image }, index) => (
        <label key={name} className={styles.choice}>
          <input type="checkbox" checked={checked.has(index)} onChange={() => toggle(index)} />
          <MarkerPicture image={image} size={20} />
          {name}
        </label>
      ))}
      <button
        type="button"
        className={styles.all}
        onClick={() => onChange(new Set(isAll ? [] : lines.keys()))}
      >
        {isAll ? 'Quitar todas' : 'Mostrar todas'}
      </button>
    </fieldset>
  );
}
