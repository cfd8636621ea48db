'use client';

import clsx from 'clsx';
import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { InteractiveMap } from '@/components/map/InteractiveMap';
import { LineFilter } from '@/components/map/LineFilter';
import type { MapData } from '@/components/map/map-data';
import { ModeSwitch } from '@/components/map/ModeSwitch';
import { PlainMap } from '@/components/map/PlainMap';
import { StateList } from '@/components/map/StateList';
import { useInView } from '@/components/map/useInView';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { useLazy } from '@/components/ui/useLazy';
import {
  branchMarks,
  countsOf,
  filterMarks,
  filterStates,
  presenceMarks,
  readMapMode,
  type MapMode,
} from '@/lib/features/map/marks';
import type { MapPlaces } from '@/lib/features/map/places';
import { FULL_VIEW, type View } from '@/lib/features/map/view';
import styles from '@/components/map/MapPanel.module.css';

const loadPresenceLoader = () =>
  import('@/components/map/PresenceLoader').then(({ PresenceLoader }) => PresenceLoader);

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
  const [checked, setChecked] = useState<ReadonlySet<number>>(() => new Set(lines.keys()));
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
      <div className={styles.control} data-script="only" data-print="hide" data-mirror="hide">
        <ModeSwitch name={`${id}modo`} mode={mode} onChange={setMode} />
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
