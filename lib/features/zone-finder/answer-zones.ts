import 'server-only';
import { shownStateName } from '@/lib/content/catalogue/state-names';
import { getZonedBranches } from '@/lib/content/gateway/branches';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import type { Service } from '@/lib/features/collection/holidays/notices';
import { readService } from '@/lib/features/collection/holidays/read-service';
import { localDate, type TimeOffsets } from '@/lib/features/collection/offsets';
import { timeOffsets, timeZoneOf } from '@/lib/features/collection/time-zone';
import { zoneCollection } from '@/lib/features/collection/zone-collection';
import { MAX_RESULTS, type ZoneAnswer, type ZoneResult } from '@/lib/features/zone-finder/answer';
import { findZones } from '@/lib/features/zone-finder/find-zones';
import { buildZoneIndex, type Place, type ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { log } from '@/lib/server/observability/logger';
import { routes } from '@/lib/server/routing/routes';
import {
  neverRefreshed,
  whenReady,
  type RefreshState,
} from '@/lib/server/cache/background-refresh';
import { globalSingleton } from '@/lib/util/global-singleton';

interface Kept {
  index: ZoneIndex | undefined;
  state: RefreshState;
}

const kept = globalSingleton<Kept>('zone-index', () => ({
  index: undefined,
  state: neverRefreshed(),
}));

/** An unavailable list keeps the current index. */
async function refresh(): Promise<boolean> {
  try {
    const result = await getZonedBranches();
    const branches = result.status === 'found' ? result.value : [];
    if (result.status !== 'unavailable' && branches !== kept.index?.branches) {
      kept.index = await buildZoneIndex(branches);
    }
  } catch (error) {
    log.error({ reason: String(error) }, 'zone index');
  }
  return kept.index !== undefined;
}

const DAY_MS = 86_400_000;

/** By time zone; they reach a year ahead. */
const offsetsOf = new Map<string, { until: number; offsets: TimeOffsets }>();

function offsetsIn(timeZone: string): TimeOffsets {
  const now = Date.now();
  const known = offsetsOf.get(timeZone);
  if (known && now < known.until) return known.offsets;
  const offsets = timeOffsets(timeZone, now);
  offsetsOf.set(timeZone, { until: now + DAY_MS, offsets });
  return offsets;
}

function resultOf({ branch, zone }: Place, service: Service): ZoneResult {
  const offsets = offsetsIn(timeZoneOf(branch));
  const today = localDate(offsets, Date.now());
  const dates = zone && zoneCollection(branch, zone, service, { offsets, today });
  return {
    zone: zone?.title ?? '',
    branch: branch.name,
    state: shownStateName(branch.ubication.state.trim()),
    postalCode: branch.postal_code.trim(),
    path: routes.branch(branch, zone && zoneSegment(branch.zones, zone)),
    frequency: zone?.frequency.trim() ?? '',
    timetable: zone?.timetable.trim() ?? '',
    ...(dates && { dates }),
  };
}

/** The zones for a term; undefined while the list is unavailable and there is no index. */
export async function answerZones(term: string): Promise<ZoneAnswer | undefined> {
  await whenReady(kept.state, refresh);
  if (!kept.index) return undefined;
  const { places, ...rest } = findZones(kept.index, term);
  const service = await readService();
  const results = places.slice(0, MAX_RESULTS).map((place) => resultOf(place, service));
  return { term, results, total: places.length, ...rest };
}
