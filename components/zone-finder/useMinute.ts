import { useSyncExternalStore } from 'react';
import { onMinute } from '@/components/ui/on-minute';

const MINUTE_MS = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current minute, in ms since 1970; 0 on the server. */
export const useMinute = (): number => useSyncExternalStore(onMinute, currentMinute, () => 0);
