import 'server-only';
import { getOffices } from '@/lib/content/gateway/branches';
import {
  getBusinessLines,
  getLineMarkers,
  getPresence,
} from '@/lib/content/gateway/business-lines';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { mapPlaces, type MapPlaces } from '@/lib/features/map/places';

/** Reads everything the map shows; unavailable parts are empty. */
export async function readMapPlaces(): Promise<MapPlaces> {
  const [markers, presence, offices, lines] = await Promise.all([
    getLineMarkers(),
    getPresence(),
    getOffices(),
    getBusinessLines(),
  ]);
  return mapPlaces(
    listOrEmpty(markers),
    listOrEmpty(presence),
    listOrEmpty(offices),
    listOrEmpty(lines),
  );
}
