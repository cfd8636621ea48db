import { useEffect } from 'react';
import useSWR from 'swr';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { asObject, fetchJson } from '@/lib/util/fetch-json';
import type { FetchedPlaces } from '@/lib/features/map/places';
import { apiRoutes } from '@/lib/server/routing/routes';

export interface PresenceLoaderProps {
  onLoad: (places: FetchedPlaces) => void;
}

const load = (path: string) => fetchJson(path, asObject<FetchedPlaces>);

/** Fetches the markers and branches that were too many for the page, and says when it could not. */
export function PresenceLoader({ onLoad }: PresenceLoaderProps) {
  const { data, error, isValidating, mutate } = useSWR(apiRoutes.map(), load, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
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
