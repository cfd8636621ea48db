import 'server-only';
import { config } from '@/lib/config';

/** What a browser needs to draw Google's map. Both are public by nature, held by referrer. */
export interface GoogleAccess {
  apiKey: string;
  mapId: string;
}

/**
 * The configured access to Google Maps; undefined where the key or the map id is not set. Without
 * a map id there are no advanced markers, so a key alone leaves the plain map.
 */
export function googleAccess(): GoogleAccess | undefined {
  const { googleMapsApiKey: apiKey, googleMapsMapId: mapId } = config;
  return apiKey && mapId ? { apiKey, mapId } : undefined;
}
