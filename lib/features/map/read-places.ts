import 'server-only';
import { getOffices } from '@/lib/content/gateway/branches';
import {
  getBusinessLines,
  getLineMarkers,
  getPresence,
} from '@/lib/content/gateway/business-lines';
import { getValue, putValue, type CachedValue } from '@/lib/content/gateway/large-values';
import { cached } from '@/lib/content/gateway/read';
import {
  found,
  isWeak,
  listOrEmpty,
  valueOrUndefined,
  type Result,
} from '@/lib/content/gateway/result';
import { mapPlaces, type MapPlaces } from '@/lib/features/map/places';

/**
 * The process keeps them: on each page of a branch Next would decode all lines and all places where they
 * are present, with a thousand branches 1.2 MB.
 */
async function readPlaces(inFull: boolean): Promise<Result<CachedValue>> {
  'use cache';
  const parts = await Promise.all([
    getLineMarkers(),
    getPresence(),
    getOffices(),
    getBusinessLines(),
  ]);
  const [markers, presence, offices, lines] = parts;
  const places = mapPlaces(
    listOrEmpty(markers),
    listOrEmpty(presence),
    listOrEmpty(offices),
    listOrEmpty(lines),
  );
  const result = found(places);
  return cached(
    putValue(parts.some(isWeak) ? { ...result, stale: true } : result, inFull),
    'branch',
    'business-line',
  );
}

/** Reads everything the map shows; unavailable parts are empty. */
export async function readMapPlaces(): Promise<MapPlaces> {
  const places = await getValue<MapPlaces>(readPlaces);
  return valueOrUndefined(places) ?? mapPlaces([], [], [], []);
}
