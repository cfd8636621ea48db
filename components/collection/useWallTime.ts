import { useSyncExternalStore } from 'react';
import { onMinute } from '@/components/ui/on-minute';
import { wallTime, type WallTime } from '@/lib/features/collection/wall-clock';

const onServer = () => undefined;

/**
 * Returns what clocks in a time zone show, to the minute; undefined on the server and while the page
 * hydrates.
 */
export const useWallTime = (timeZone: string): WallTime | undefined =>
  useSyncExternalStore(onMinute, () => wallTime(timeZone, Date.now()), onServer);
