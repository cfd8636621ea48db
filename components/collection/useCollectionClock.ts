import { useCallback, useSyncExternalStore } from 'react';
import { onMinute } from '@/components/ui/on-minute';
import { lastChange, type ServiceDates } from '@/lib/features/collection/occurrences';

const onServer = () => undefined;

/**
 * The instant of the last change of a zone's dates, at which they read as they do now; undefined on
 * the server and while the page hydrates. A change renders again.
 */
export function useCollectionClock({
  schedule,
  offsets,
  exceptions,
}: ServiceDates): number | undefined {
  const read = useCallback(
    () => lastChange({ schedule, offsets, exceptions }, Date.now()),
    [schedule, offsets, exceptions],
  );
  return useSyncExternalStore(onMinute, read, onServer);
}
