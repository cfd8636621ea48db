import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';

/** The dates of a zone in Mexico City, as of 23 November 2026. */
export const zoneDates = (
  schedule: CollectionSchedule,
  change: Partial<ZoneCollection> = {},
): ZoneCollection => ({
  schedule,
  timeZone: 'America/Mexico_City',
  asOf: '2026-11-23',
  phone: '55 5555 0101',
  isOnlyProgram: false,
  ...change,
});
