import 'server-only';
import { shownStateName } from '@/lib/content/catalogue/state-names';
import { getZonedBranches } from '@/lib/content/gateway/branches';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import { readServiceNews, type ServiceNews } from '@/lib/features/collection/notices';
import { readLocalTime, zoneCollection } from '@/lib/features/collection/zone-collection';
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

async function resultOf({ branch, zone }: Place, news: ServiceNews): Promise<ZoneResult> {
  const time = await readLocalTime(branch);
  const dates = zone && zoneCollection(branch, zone, news, time);
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
  const news = await readServiceNews();
  const results = await Promise.all(
    places.slice(0, MAX_RESULTS).map((place) => resultOf(place, news)),
  );
  return { term, results, total: places.length, ...rest };
}
