import 'server-only';
import type { ListedBranch, Zone } from '@/lib/content/gateway/branches';
import { currentOffsets } from '@/lib/features/collection/current-offsets';
import type { TimeOffsets } from '@/lib/features/collection/offsets';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import { timeZoneOf } from '@/lib/features/collection/time-zone';

/** What a browser needs to tell a zone's dates. */
export interface ZoneCollection {
  schedule: CollectionSchedule;
  offsets: TimeOffsets;
}

/** The dates of a zone; undefined where its text has no weekly days. */
export async function readZoneCollection(
  branch: ListedBranch,
  zone: Zone,
): Promise<ZoneCollection | undefined> {
  const schedule = readSchedule(zone);
  if (schedule === undefined) return undefined;
  return { schedule, offsets: await currentOffsets(timeZoneOf(branch)) };
}
