import 'server-only';
import { getZonedBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import { readServiceNews, type ServiceNews } from '@/lib/features/collection/notices';
import { readLocalTime, zoneCollection } from '@/lib/features/collection/zone-collection';
import { joined } from '@/lib/features/content-types/search-entry';
import { MAX_RESULTS, type ZoneAnswer, type ZoneResult } from '@/lib/features/zone-finder/answer';
import { findZones } from '@/lib/features/zone-finder/find-zones';
import { buildZoneIndex, type Place, type ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { routes } from '@/lib/server/routing/routes';
import { neverRefreshed, whenReady } from '@/lib/server/cache/background-refresh';
import { globalSingleton } from '@/lib/util/process.mts';

const cached = globalSingleton('zone-index', () => ({
  index: undefined as ZoneIndex | undefined,
  state: neverRefreshed(),
}));

/** Builds the index again; an unavailable list keeps the current index. */
async function refresh(): Promise<boolean> {
  const branches = await getZonedBranches();
  if (branches.status !== 'unavailable') {
    cached.index = await buildZoneIndex(listOrEmpty(branches));
  }
  return cached.index !== undefined;
}

async function resultOf({ branch, zone }: Place, news: ServiceNews): Promise<ZoneResult> {
  const time = await readLocalTime(branch);
  const dates = zone && zoneCollection(branch, zone, news, time);
  return {
    zone: zone?.title ?? '',
    branch: branch.name,
    state: branch.ubication.state,
    postalCode: branch.postal_code,
    path: routes.branch(branch, zone && zoneSegment(branch.zones, zone)),
    program: zone ? joined(zone.frequency.trim(), zone.timetable.trim()) : '',
    ...(dates && { dates }),
  };
}

/** Returns the zones for a term; undefined while the list is unavailable and there is no index. */
export async function answerZones(term: string): Promise<ZoneAnswer | undefined> {
  await whenReady(cached.state, refresh);
  if (!cached.index) return undefined;
  const { places, ...rest } = findZones(cached.index, term);
  const news = await readServiceNews();
  const results = await Promise.all(
    places.slice(0, MAX_RESULTS).map((place) => resultOf(place, news)),
  );
  return { term, results, total: places.length, ...rest };
}
