import { MarkerClusterer } from '@googlemaps/markerclusterer';
import { useMap, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ShownMap } from '@/components/map/map-data';
import { MarkerPicture } from '@/components/map/MapMarker';
import { middleOf } from '@/lib/features/map/clusters';
import { imageOf, modeOf, nameOf, UNITS } from '@/lib/features/map/facts';
import { nearestBranch, type Mark } from '@/lib/features/map/marks';
import { unproject, type Point } from '@/lib/features/map/projection';
import styles from '@/components/map/GoogleMap.module.css';
import count from '@/components/map/MarkerCount.module.css';

type AdvancedMarker = google.maps.marker.AdvancedMarkerElement;

/** Above Google's maximum zoom, so that equal places stay one cluster. */
const CLUSTERING = { maxZoom: 23, radius: 60 };

interface GoogleMarkersProps extends ShownMap {
  onOpen: (members: Mark[]) => void;
}

export function literalOf(point: Point): google.maps.LatLngLiteral {
  const { latitude: lat, longitude: lng } = unproject(point);
  return { lat, lng };
}

/** The markers of Google's map, grouped where they would overlap. */
export function GoogleMarkers({ marks, lines, states, ownId, onOpen }: GoogleMarkersProps) {
  const map = useMap();
  const library = useMapsLibrary('marker');
  // Markers are made once and shown again: two thousand of them take their time.
  const [made] = useState(() => new Map<Mark, AdvancedMarker>());
  const [pictures] = useState(() => document.createElement('div'));
  const images = useMemo(
    () => [...new Set(marks.map((mark) => imageOf(mark, lines)))],
    [marks, lines],
  );

  useEffect(() => {
    if (!map || !library) return;
    const describe = (members: Mark[]) =>
      nameOf(members, lines, nearestBranch(states, middleOf(members)));
    const contentOf = (mark: Mark) => {
      const content = document.createElement('span');
      const isOwn = 'branch' in mark && mark.branch.id === ownId;
      content.className = `${styles.pin} ${isOwn ? styles.own : ''}`;
      const picture = pictures.children[images.indexOf(imageOf(mark, lines))];
      if (picture) content.append(picture.cloneNode(true));
      return content;
    };
    const make = (mark: Mark) => {
      const marker = new library.AdvancedMarkerElement({
        position: literalOf(mark),
        title: describe([mark]),
        content: contentOf(mark),
        gmpClickable: true,
      });
      marker.addEventListener('gmp-click', () => onOpen([mark]));
      made.set(mark, marker);
      return marker;
    };
    const markOf = new Map<unknown, Mark>();
    const markers = marks.map((mark) => {
      const marker = made.get(mark) ?? make(mark);
      markOf.set(marker, mark);
      return marker;
    });
    const membersOf = (grouped: readonly unknown[] = []) =>
      grouped.flatMap((marker) => markOf.get(marker) ?? []);
    const clusterer = new MarkerClusterer({
      map,
      markers,
      algorithmOptions: CLUSTERING,
      renderer: {
        render: ({ markers: grouped, position }) => {
          const [first] = membersOf(grouped);
          const content = document.createElement('span');
          content.className = `${count.group} ${styles.group}`;
          const unit = document.createElement('small');
          unit.className = count.unit ?? '';
          unit.textContent = first ? UNITS[modeOf(first)].short : '';
          content.append(`${grouped?.length ?? 0} `, unit);
          return new library.AdvancedMarkerElement({
            position,
            content,
            title: describe(membersOf(grouped)),
            gmpClickable: true,
          });
        },
      },
      onClusterClick: (_event, { markers: grouped, bounds }) => {
        const members = membersOf(grouped);
        const [first] = members;
        const isOnePlace = members.every(({ x, y }) => x === first?.x && y === first.y);
        if (isOnePlace || !bounds) onOpen(members);
        else map.fitBounds(bounds, 48);
      },
    });
    return () => clusterer.setMap(null);
  }, [map, library, marks, lines, states, ownId, onOpen, made, pictures, images]);

  return createPortal(
    images.map((image) => <MarkerPicture key={image} image={image} size={32} />),
    pictures,
  );
}
