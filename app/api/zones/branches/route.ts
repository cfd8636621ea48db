import { badGateway, jsonResponse } from '@/lib/content/gateway/api-responses';
import { getBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import type { BranchPlace } from '@/lib/features/zone-finder/answer';
import { routes } from '@/lib/server/routing/routes';

/** Returns the branches that have a position. */
export async function GET(): Promise<Response> {
  const branches = await getBranches();
  if (branches.status === 'unavailable') return badGateway();
  const places = listOrEmpty(branches).flatMap((branch): BranchPlace[] => {
    const { name, latitude, longitude } = branch;
    if (latitude === undefined || longitude === undefined) return [];
    return [
      { name, state: branch.ubication.state, path: routes.branch(branch), latitude, longitude },
    ];
  });
  return jsonResponse(places, 'lookup');
}
