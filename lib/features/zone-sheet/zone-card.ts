import 'server-only';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { exceptionsFrom } from '@/lib/features/collection/occurrences';
import { readZoneCollection } from '@/lib/features/collection/zone-collection';
import { changeTexts } from '@/lib/features/zone-sheet/changes';
import { zoneTimes, type ZoneTimes } from '@/lib/features/zone-sheet/times';

/** A zone with its days, as the picture of its page for sharing has it. */
export interface ZoneCard extends ZoneTimes {
  branch: string;
  /** The dates of the next weeks that are not as in other weeks; '' without any. */
  change: string;
}

/** What the share picture of a zone says, with a coming change; it asks the gateway for that. */
export async function zoneCard(branch: Branch, zone: Zone): Promise<ZoneCard> {
  const dates = await readZoneCollection(branch, zone);
  const change = dates
    ? changeTexts({ ...dates, exceptions: exceptionsFrom(dates, dates.asOf) }).join(' ')
    : '';
  return { ...zoneTimes(zone), branch: branch.name, change };
}
