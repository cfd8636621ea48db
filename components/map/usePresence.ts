import { useEffect, useState, type RefObject } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/lib/fetch-json';
import type { MapPresence } from '@/lib/map/places';
import { apiRoutes } from '@/lib/routes';

/** The presence markers: those that came with the page, or fetched once `place` is in view. */
export function usePresence(
  given: MapPresence[] | undefined,
  place: RefObject<HTMLElement | null>,
) {
  const [isSeen, setIsSeen] = useState(false);
  const isMissing = given === undefined;
  useEffect(() => {
    if (!isMissing || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isMissing, place]);
  const { data, error, isValidating, mutate } = useSWR<MapPresence[], Error>(
    isMissing && isSeen ? apiRoutes.map() : null,
    fetchJson,
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return {
    presence: given ?? data,
    hasFailed: error !== undefined,
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}
