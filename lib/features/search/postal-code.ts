import 'server-only';
import { nearExceptionsText } from '@/lib/features/collection/texts';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { entry, joined, type SearchEntry } from '@/lib/features/content-types/search-entry';
import { postalCodeOf, type ZoneResult } from '@/lib/features/zone-finder/answer';
import { answerZones } from '@/lib/features/zone-finder/answer-zones';

interface PlacesAtCode {
  entries: SearchEntry[];
  /** No branch has the code: these have the nearest numbers. */
  isNear: boolean;
}

function placeEntry({ zone, branch, path, state, postalCode, ...times }: ZoneResult): SearchEntry {
  if (zone === '') {
    return entry('branch', branch, path, {
      line: joined(state, postalCode && `C.P. ${postalCode}`),
    });
  }
  const { frequency, timetable, dates } = times;
  return entry('zone', zone, path, {
    line: joined(branch, frequency, timetable, dates ? nearExceptionsText(dates, dates.asOf) : ''),
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
