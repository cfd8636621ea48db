import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { MAX_RESULTS } from '@/lib/features/zone-finder/answer';
import {
  branchesAt,
  branchesNearCity,
  branchesNearCode,
  postalCodeOf,
} from '@/lib/features/zone-finder/near';
import { branchesInPart, hitsOf, type Hit } from '@/lib/features/zone-finder/search-zones';
import { termWords } from '@/lib/features/zone-finder/term-words';
import type { ZoneDocument, ZoneIndex } from '@/lib/features/zone-finder/zone-index';

/** What is shown of a document: its zone, or the branch alone. */
type Place = Pick<ZoneDocument, 'branch' | 'zone'>;

export interface FoundZones {
  places: Place[];
  near?: 'postal-code' | 'city' | 'words';
}

const asPlaces = (branches: Iterable<ZonedBranch>): Place[] =>
  Array.from(branches, (branch) => ({ branch, zone: undefined }));

const branchesOf = (places: readonly Place[]) => new Set(places.map(({ branch }) => branch));

/** Where more zones than fit are found by their place alone, their branches are what helps. */
function placesOf(hits: readonly Hit[]): Place[] {
  const places = hits.map(({ document }) => document);
  const byTitle = hits.some(({ rank }) => rank !== 'place' && rank !== 'state');
  return byTitle || places.length <= MAX_RESULTS ? places : asPlaces(branchesOf(places));
}

function atPostalCode(index: ZoneIndex, code: string): FoundZones {
  const exact = new Set(branchesAt(index.branches, code));
  if (exact.size > 0) {
    const places = index.documents.filter(({ branch }) => exact.has(branch));
    return { places: places.length <= MAX_RESULTS ? places : asPlaces(exact) };
  }
  return { places: asPlaces(branchesNearCode(index.branches, code)), near: 'postal-code' };
}

/**
 * The zones for a term, best first; where none has all its words, the nearest branches, with the
 * reason why they are near.
 */
export function findZones(index: ZoneIndex, term: string): FoundZones {
  const code = postalCodeOf(term);
  if (code !== undefined) return atPostalCode(index, code);
  if (termWords(term).length === 0) return { places: [] };
  const exact = hitsOf(index, term, false);
  if (exact.length > 0) return { places: placesOf(exact) };
  const city = branchesNearCity(index.branches, term);
  if (city.length > 0) return { places: asPlaces(city), near: 'city' };
  const mistyped = hitsOf(index, term, true);
  if (mistyped.length > 0) return { places: placesOf(mistyped) };
  const inPart = branchesInPart(index, term);
  return inPart.length > 0 ? { places: asPlaces(inPart), near: 'words' } : { places: [] };
}
