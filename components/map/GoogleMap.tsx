/// <reference types="google.maps" />
import {
  AdvancedMarker,
  APIProvider,
  InfoWindow,
  Map as MapView,
  RenderingType,
  useMap,
} from '@vis.gl/react-google-maps';
import { Component, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Marker, WindowFacts } from '@/components/map/Marker';
import { googleUnitsPerPixel, unproject } from '@/lib/features/map/drawing';
import {
  describeGroup,
  groupMarks,
  splitZoom,
  type Group,
  type ShownMap,
} from '@/lib/features/map/groups';
import type { GoogleAccess } from '@/lib/features/map/places';
import styles from '@/components/map/GoogleMap.module.css';

declare global {
  interface Window {
    /** Called by Google when it refuses the key, or has no quota left for it. */
    gm_authFailure?: () => void;
  }
}

/** Specification, section 9: the country at zoom 5. A branch is shown with its streets. */
const COUNTRY = { center: { lat: 23.6, lng: -102.5 }, zoom: 5 };
const BRANCH_ZOOM = 14;
const MAX_ZOOM = 21;

/** Raises the window above the picture of the marker. */
const ABOVE_MARKER: [number, number] = [0, -36];
const LIBRARIES = ['marker'];

interface BoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Renders nothing if its content throws, because a third-party script must not break the page. */
class FailureBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface GoogleMapProps extends GoogleAccess, ShownMap {
  /** It must be the same function on every render. */
  onFail: () => void;
}

/** Google's map with the same markers, groups and windows as the drawn one. */
export function GoogleMap({ apiKey, mapId, onFail, ...shown }: GoogleMapProps) {
  const { place } = shown;
  const { center, zoom } = place ? { center: unproject(place), zoom: BRANCH_ZOOM } : COUNTRY;
  const [now, setNow] = useState(zoom);
  useEffect(() => {
    window.gm_authFailure = onFail;
    return () => void delete window.gm_authFailure;
  }, [onFail]);
  return (
    <FailureBoundary onFail={onFail}>
      <APIProvider
        apiKey={apiKey}
        version="quarterly"
        language="es"
        region="MX"
        libraries={LIBRARIES}
        solutionChannel=""
        disableUsageAttribution
        onError={onFail}
      >
        <div role="group" aria-label="Mapa interactivo de México" className={styles.map}>
          <MapView
            defaultCenter={center}
            defaultZoom={zoom}
            mapId={mapId}
            // Raster tiles need no graphics card and no workers.
            renderingType={RenderingType.RASTER}
            gestureHandling="cooperative"
            clickableIcons={false}
            mapTypeControl={false}
            streetViewControl={false}
            onCameraChanged={({ detail }) => setNow(detail.zoom)}
          >
            <Markers {...shown} zoom={Math.round(now)} />
          </MapView>
        </div>
      </APIProvider>
    </FailureBoundary>
  );
}

function Markers({ marks, states, zoom }: ShownMap & { zoom: number }) {
  const map = useMap();
  const [open, setOpen] = useState<Group>();
  const groups = useMemo(() => groupMarks(marks, googleUnitsPerPixel(zoom)), [marks, zoom]);
  const facts = open?.members.every((mark) => marks.includes(mark))
    ? describeGroup(open, states)
    : undefined;
  const press = (group: Group) => {
    const split = splitZoom(group, zoom, MAX_ZOOM, googleUnitsPerPixel);
    if (split === undefined) setOpen(group);
    else map?.moveCamera({ center: unproject(group), zoom: split });
  };
  return (
    <>
      {groups.map((group) => (
        <AdvancedMarker
          key={`${group.members.length}:${group.x}:${group.y}`}
          position={unproject(group)}
          title={describeGroup(group, states).name}
          className={styles.marker}
          onClick={() => press(group)}
        >
          <Marker group={group} />
        </AdvancedMarker>
      ))}
      {open && facts && (
        <InfoWindow
          key={`${open.x}:${open.y}`}
          position={unproject(open)}
          pixelOffset={ABOVE_MARKER}
          headerContent={<h3 className={styles.title}>{facts.title}</h3>}
          ariaLabel={facts.title}
          className={styles.facts}
          maxWidth={300}
          shouldFocus
          onClose={() => setOpen(undefined)}
        >
          <WindowFacts {...facts} />
        </InfoWindow>
      )}
    </>
  );
}
