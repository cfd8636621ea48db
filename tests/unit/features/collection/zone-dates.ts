import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import type { TimeOffsets } from '@/lib/features/collection/offsets';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';

export const CHRISTMAS: ServiceException = {
  ...{ date: '2026-12-25', outcome: 'suspended', movedTo: '2026-12-26' },
};
export const UNKNOWN: ServiceException = { date: '2027-02-01', outcome: 'unknown' };

const MEXICO: TimeOffsets = [{ minutes: -360 }];

/** The dates of a zone, without exceptions but for those given. */
export const zoneDates = (
  schedule: CollectionSchedule,
  offsets: TimeOffsets = MEXICO,
  exceptions: readonly ServiceException[] = [],
): ZoneCollection => ({
  ...{ schedule, offsets, exceptions },
  ...{ asOf: '2026-11-23', phone: '55 5555 0101' },
});
