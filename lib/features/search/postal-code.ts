import 'server-only';
import { exceptionLine } from '@/lib/features/collection/exception-texts';
import { exceptionsFrom } from '@/lib/features/collection/occurrences';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { entry, joined, type SearchEntry } from '@/lib/features/content-types/search-entry';
import type { ZoneResult } from '@/lib/features/zone-finder/answer';
import { answerZones } from '@/lib/features/zone-finder/answer-zones';
import { postalCodeOf } from '@/lib/features/zone-finder/postal-code';

const NEAR_DAYS = 7;

interface PlacesAtCode {
  entries: SearchEntry[];
  /** No branch has the code: these have the nearest numbers. */
  isNear: boolean;
}

/** The dates of the next week that are not as in other weeks. */
function nearNote({ dates }: Pick<ZoneResult, 'dates'>): string {
  if (!dates) return '';
  return exceptionsFrom(dates, dates.asOf, NEAR_DAYS)
    .map((exception) => exceptionLine(exception, dates.phone))
    .join('. ');
}

function placeEntry({ zone, branch, path, state, postalCode, ...times }: ZoneResult): SearchEntry {
  if (zone === '') {
    return entry('branch', branch, path, {
      line: joined(state, postalCode && `C.P. ${postalCode}`),
    });
  }
  return entry('zone', zone, path, {
    line: joined(branch, times.frequency, times.timetable, nearNote(times)),
  });
}

/** What the zone finder finds for a postal code; missing for any other term. */
export async function placesAtCode(term: string): Promise<Result<PlacesAtCode>> {
  if (postalCodeOf(term) === undefined) return missing;
  const answer = await answerZones(term);
  if (!answer) return unavailable;
  if (answer.results.length === 0) return missing;
  return found({ entries: answer.results.map(placeEntry), isNear: answer.near !== undefined });
}
