import { badGateway, jsonResponse } from '@/lib/content/gateway/api-responses';
import { shownStateName } from '@/lib/content/catalogue/state-names';
import { getBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import type { BranchPlace } from '@/lib/features/zone-finder/branch-places';
import { routes } from '@/lib/server/routing/routes';

/** Four decimals are eleven metres. */
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Where the branches are: a browser finds the nearest one itself, so that no position is sent. */
export async function GET(): Promise<Response> {
  const branches = await getBranches();
  if (branches.status === 'unavailable') return badGateway();
  const places = listOrEmpty(branches).flatMap((branch): BranchPlace[] => {
    const { latitude, longitude } = branch;
    // Records without a place hold 0, 0.
    if (latitude === undefined || longitude === undefined || !(latitude || longitude)) return [];
    const state = shownStateName(branch.ubication.state.trim());
    return [[branch.name, state, routes.branch(branch), round(latitude), round(longitude)]];
  });
  return jsonResponse(places, 'lookup');
}
