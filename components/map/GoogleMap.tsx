/// <reference types="google.maps" />
import { APIProvider, InfoWindow, Map as MapView, RenderingType } from '@vis.gl/react-google-maps';
import { Component, useCallback, useEffect, useState, type ReactNode } from 'react';
import { GoogleMarkers, literalOf } from '@/components/map/GoogleMarkers';
import { PlaceFacts } from '@/components/map/InfoWindow';
import type { ShownMap } from '@/components/map/map-data';
import { factsOf } from '@/lib/features/map/facts';
import type { GoogleAccess } from '@/lib/features/map/google';
import { nearestBranch, type Mark } from '@/lib/features/map/marks';
import styles from '@/components/map/GoogleMap.module.css';

declare global {
  interface Window {
    /** Called by Google when it refuses the key, or has no quota left for it. */
    gm_authFailure?: () => void;
  }
}

/** Specification, section 9: the country at zoom 5. A branch is seen with its streets. */
const COUNTRY = { defaultCenter: { lat: 23.6, lng: -102.5 }, defaultZoom: 5 };
const BRANCH_ZOOM = 14;

/** Anchors the window above the marker's picture. */
const ABOVE_MARKER: [number, number] = [0, -36];
const LIBRARIES = ['marker'];

interface FailureBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Shows nothing where its content throws, and says so: a foreign script must not end the page. */
class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export interface GoogleMapProps extends GoogleAccess, ShownMap {
  /** Called once the map is drawn. It must stay the same, like `onFail`. */
  onReady: () => void;
  onFail: (wasRefused: boolean) => void;
}

/** Google's map with the same markers, groups and windows as the plain one. */
export function GoogleMap({ apiKey, mapId, onReady, onFail, ...shown }: GoogleMapProps) {
  const { marks, lines, states, start } = shown;
  const [open, setOpen] = useState<Mark[]>();
  useEffect(() => {
    window.gm_authFailure = () => onFail(true);
    return () => void delete window.gm_authFailure;
  }, [onFail]);
  const fail = useCallback(() => onFail(false), [onFail]);
  // Filtered marks have no window.
  const members = open?.filter((mark) => marks.includes(mark));
  const [first] = members ?? [];
  const facts = members && first && factsOf(members, lines, nearestBranch(states, first));
  const camera =
    start.scale > 1 ? { defaultCenter: literalOf(start), defaultZoom: BRANCH_ZOOM } : COUNTRY;
  return (
    <FailureBoundary onFail={fail}>
      <APIProvider
        apiKey={apiKey}
        version="quarterly"
        language="es"
        region="MX"
        libraries={LIBRARIES}
        solutionChannel=""
        disableUsageAttribution
        onError={fail}
      >
        <MapView
          {...camera}
          mapId={mapId}
          className={styles.map}
          // Drawn from pictures: no graphics card, no workers.
          renderingType={RenderingType.RASTER}
          gestureHandling="cooperative"
          clickableIcons={false}
          mapTypeControl={false}
          streetViewControl={false}
          onTilesLoaded={onReady}
        >
          <GoogleMarkers {...shown} onOpen={setOpen} />
          {facts && first && (
            <InfoWindow
              key={`${first.x}:${first.y}`}
              position={literalOf(first)}
              pixelOffset={ABOVE_MARKER}
              headerContent={<h3 className={styles.title}>{facts.title}</h3>}
              ariaLabel={facts.title}
              className={styles.facts}
              maxWidth={300}
              shouldFocus
              onClose={() => setOpen(undefined)}
            >
              <PlaceFacts {...facts} />
            </InfoWindow>
          )}
        </MapView>
      </APIProvider>
    </FailureBoundary>
  );
}
