import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';

/** Returns the dates of a zone six hours behind UTC, as of 23 November 2026. */
export const zoneDates = (
  schedule: CollectionSchedule,
  change: Partial<ZoneCollection> = {},
): ZoneCollection => ({
  schedule,
  clock: { minutes: -360, changes: [] },
  asOf: '2026-11-23',
  phone: '55 5555 0101',
  isOnlyProgram: false,
  ...change,
});
