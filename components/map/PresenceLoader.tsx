import { useEffect } from 'react';
import useSWR from 'swr';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { fetchJson } from '@/lib/util/fetch-json';
import type { FetchedPlaces } from '@/lib/features/map/places';
import { apiRoutes } from '@/lib/server/routing/routes';

export interface PresenceLoaderProps {
  onLoad: (places: FetchedPlaces) => void;
}

/** Fetches the markers and branches that were too many for the page, and says when it could not. */
export function PresenceLoader({ onLoad }: PresenceLoaderProps) {
  const { data, error, isValidating, mutate } = useSWR<FetchedPlaces, Error>(
    apiRoutes.map(),
    fetchJson,
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  useEffect(() => {
    if (data) onLoad(data);
  }, [data, onLoad]);
  if (!error) return null;
  return (
    <LoadFailure
      message="No pudimos cargar todos los puntos del mapa."
      isBusy={isValidating}
      onRetry={() => void mutate()}
    />
  );
}
