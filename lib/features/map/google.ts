import 'server-only';
import { config } from '@/lib/config';

/** Public by nature; restricted by referrer. */
export interface GoogleAccess {
  apiKey: string;
  mapId: string;
}

/**
 * The configured access to Google Maps; undefined without key or map id. Advanced markers need the
 * map id.
 */
export function googleAccess(): GoogleAccess | undefined {
  const { googleMapsApiKey: apiKey, googleMapsMapId: mapId } = config;
  return apiKey && mapId ? { apiKey, mapId } : undefined;
}
