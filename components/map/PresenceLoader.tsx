import { useEffect } from 'react';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { useRequested } from '@/components/ui/useRequested';
import { asObject, fetchJson } from '@/lib/util/fetch-json';
import type { MapPlaces } from '@/lib/features/map/places';
import { apiRoutes } from '@/lib/server/routing/routes';

interface PresenceLoaderProps {
  onLoad: (places: MapPlaces) => void;
}

const load = (path: string) => fetchJson(path, asObject<MapPlaces>);

/** Fetches the markers and branches that were too many for the page, and says when it could not. */
export function PresenceLoader({ onLoad }: PresenceLoaderProps) {
  const { current, state, isBusy, retry } = useRequested(undefined, apiRoutes.map(), load);
  useEffect(() => {
    if (current) onLoad(current);
  }, [current, onLoad]);
  if (state !== 'failed') return null;
  return (
    <LoadFailure
      message="No pudimos cargar todos los puntos del mapa."
      isBusy={isBusy}
      onRetry={retry}
    />
  );
}
