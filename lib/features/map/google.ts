import 'server-only';
import { config } from '@/lib/config';

/** Sent to browsers: Google restricts the key by referrer. */
export interface GoogleAccess {
  apiKey: string;
  mapId: string;
}

/** Undefined without key or map id: advanced markers need the map id. */
export function googleAccess(): GoogleAccess | undefined {
  const { googleMapsApiKey: apiKey, googleMapsMapId: mapId } = config;
  return apiKey && mapId ? { apiKey, mapId } : undefined;
}
