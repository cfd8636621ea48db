'use client';

import { useId, useMemo, useRef, useState } from 'react';
import { LineFilter } from '@/components/map/LineFilter';
import type { MapData } from '@/components/map/map-data';
import { ModeSwitch } from '@/components/map/ModeSwitch';
import { PlainMap } from '@/components/map/PlainMap';
import { StateList } from '@/components/map/StateList';
import { usePresence } from '@/components/map/usePresence';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { branchMarks, filterStates, presenceMarks, type MapMode } from '@/lib/map/marks';
import { WHOLE, type View } from '@/lib/map/view';
import styles from '@/components/map/MapPanel.module.css';

interface MapPanelProps extends MapData {
  firstMode: MapMode;
  /** The whole country where it is left out. */
  start?: View;
  /** The branch whose page this is. */
  ownId?: number;
  /** Whether the same facts stand under the map as a list. */
  hasList?: boolean;
}

/** The map with its two modes, the filter by business line, and the list that follows it. */
export function MapPanel(props: MapPanelProps) {
  const { lines, states, preview, firstMode, start = WHOLE, ownId, hasList = false } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState(firstMode);
  const [checked, setChecked] = useState<ReadonlySet<number>>(() => new Set(lines.keys()));
  const { presence, hasFailed, isBusy, retry } = usePresence(props.presence, panel);
  const byLine = mode === 'lineas';
  const marks = useMemo(
    () => (byLine ? presenceMarks(presence ?? [], checked, lines.length) : branchMarks(states)),
    [byLine, presence, checked, lines.length, states],
  );
  const listed = useMemo(
    () => (byLine ? filterStates(states, checked, lines.length) : states),
    [byLine, states, checked, lines.length],
  );
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.controls} data-print="hide">
        <ModeSwitch name={`${id}modo`} mode={mode} onChange={setMode} />
        {byLine && <LineFilter lines={lines} checked={checked} onChange={setChecked} />}
      </div>
      <div className={styles.map} data-print="hide">
        <PlainMap
          // A new mode starts without an open window.
          key={mode}
          marks={marks}
          lines={lines}
          states={states}
          start={start}
          ownId={ownId}
          preview={byLine && presence === undefined ? preview : undefined}
        />
        {byLine && hasFailed && (
          <LoadFailure
            message="No pudimos cargar todos los puntos del mapa."
            isBusy={isBusy}
            onRetry={retry}
          />
        )}
      </div>
      {hasList && <StateList states={listed} isFiltered={listed !== states} />}
    </div>
  );
}
