import { useCallback, useSyncExternalStore } from 'react';
import { onMinute } from '@/components/ui/on-minute';
import { lastChange } from '@/lib/features/collection/occurrences';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';

const onServer = () => undefined;

/**
 * The instant of the last change of a zone's dates, at which they read as they do now; undefined on
 * the server and while the page hydrates. A change renders again.
 */
export function useCollectionClock({ schedule, offsets }: ZoneCollection): number | undefined {
  const read = useCallback(() => lastChange(schedule, offsets, Date.now()), [schedule, offsets]);
  return useSyncExternalStore(onMinute, read, onServer);
}
