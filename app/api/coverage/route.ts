import { getCoverage } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { badGateway, invalidId, jsonResponse, readId } from '@/lib/content/gateway/api-responses';
import { phoneParts } from '@/lib/util/format/phone-numbers';
import type { CoverageResponse } from '@/lib/features/quote/lookups';
import { nearestBranch } from '@/lib/features/quote/nearest-branch';

/**
 * Whether a line serves a city (`?line=&city=`), and the phone shown as help line if so; else the
 * branch to turn to.
 */
export async function GET(request: Request): Promise<Response> {
  const lineId = readId(request, 'line');
  const cityId = readId(request, 'city');
  if (lineId === undefined || cityId === undefined) return invalidId();
  const coverage = await getCoverage(cityId, lineId);
  if (coverage.status === 'unavailable') return badGateway();
  const [served] = listOrEmpty(coverage);
  const answer: CoverageResponse = served
    ? { covered: true, phone: phoneParts(served.phone_number) }
    : { covered: false, phone: [], nearest: await nearestBranch(cityId) };
  return jsonResponse(answer, 'lookup');
}
