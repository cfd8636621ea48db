import { cluster } from '@/lib/map/clusters';
import { googleAccess, type GoogleAccess } from '@/lib/map/google';
import { presenceMarks } from '@/lib/map/marks';
import type { MapPlaces, MapPresence } from '@/lib/map/places';
import { clusterRadius, USUAL_SIZE } from '@/lib/map/view';

/** More markers than these are fetched when the map comes into view. */
const PROPS_LIMIT = 300;

/** A group of markers as the server draws it: x, y, and how many they are. */
export type PreviewGroup = readonly [x: number, y: number, count: number];

export interface MapData extends Omit<MapPlaces, 'presence'> {
  /** Undefined where there are too many markers to travel with the page. */
  presence: MapPresence[] | undefined;
  /** Stands for the markers until they are there. */
  preview: PreviewGroup[];
  /** Undefined where the plain map is all there is. */
  google: GoogleAccess | undefined;
}

/** What travels to the browser with the page. */
export function mapData(places: MapPlaces): MapData {
  const google = googleAccess();
  if (places.presence.length <= PROPS_LIMIT) return { ...places, preview: [], google };
  const marks = presenceMarks(places.presence);
  const preview = cluster(marks, clusterRadius(1, USUAL_SIZE)).map(
    ({ x, y, members }): PreviewGroup => [Math.round(x), Math.round(y), members.length],
  );
  return { ...places, presence: undefined, preview, google };
}
