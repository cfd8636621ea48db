import { useSyncExternalStore } from 'react';
import { onMinute } from '@/components/ui/on-minute';
import { wallTime, type WallClock, type WallTime } from '@/lib/features/collection/wall-clock';

const MINUTE_MS = 60_000;

const currentMinute = () => Date.now() - (Date.now() % MINUTE_MS);
const onServer = () => undefined;

/**
 * Returns what a clock shows, to the minute; undefined on the server and while the page hydrates.
 */
export function useWallTime(clock: WallClock): WallTime | undefined {
  const minute = useSyncExternalStore(onMinute, currentMinute, onServer);
  return minute === undefined ? undefined : wallTime(clock, minute);
}
