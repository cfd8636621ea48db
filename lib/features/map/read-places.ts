import 'server-only';
import { getOffices } from '@/lib/content/gateway/branches';
import {
  getBusinessLines,
  getLineMarkers,
  getPresence,
} from '@/lib/content/gateway/business-lines';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { mapPlaces, type MapPlaces } from '@/lib/features/map/places';

/** Everything the map shows, from the cached reads; what the gateway does not give is left out. */
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
