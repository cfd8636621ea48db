import { getCoverage } from '@/lib/content/gateway/branches';
import { mapResult } from '@/lib/content/gateway/result';
import { invalidId, lookupResponse, readId } from '@/lib/content/gateway/api-responses';
import { phoneParts } from '@/lib/util/format/phone-numbers';
import type { CoverageResponse } from '@/lib/features/quote/lookups';

const NONE: CoverageResponse = { covered: false, phone: [] };

/** Whether a line serves a city (`?line=&city=`), and the phone shown as help line if so. */
export async function GET(request: Request): Promise<Response> {
  const lineId = readId(request, 'line');
  const cityId = readId(request, 'city');
  if (lineId === undefined || cityId === undefined) return invalidId();
  const coverage = mapResult(await getCoverage(cityId, lineId), ([first]): CoverageResponse =>
    first ? { covered: true, phone: phoneParts(first.phone_number) } : NONE,
  );
  return lookupResponse(coverage, NONE);
}
