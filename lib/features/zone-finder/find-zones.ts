import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { MAX_RESULTS, type ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { branchesAt, branchesNearCity, branchesNearCode } from '@/lib/features/zone-finder/near';
import { postalCodeOf } from '@/lib/features/zone-finder/postal-code';
import { branchesInPart, hitsOf, isPlace, type Hit } from '@/lib/features/zone-finder/search-zones';
import { zonesRunTogether } from '@/lib/features/zone-finder/run-together';
import { isBareQuestion, termWords } from '@/lib/features/zone-finder/term-words';
import type { ZoneDocument, ZoneIndex } from '@/lib/features/zone-finder/zone-index';

/** What is shown of a document: its zone, or the branch alone. */
type Place = Pick<ZoneDocument, 'branch' | 'zone'>;

/** Zones and branches for a term, and what to ask where they are too many or none. */
export interface FoundZones extends Pick<ZoneAnswer, 'near' | 'asks'> {
  places: Place[];
}

const asPlaces = (branches: Iterable<ZonedBranch>): Place[] =>
  Array.from(branches, (branch) => ({ branch, zone: undefined }));

const branchesOf = (places: readonly Place[]) => new Set(places.map(({ branch }) => branch));

/** More zones of places than fit: their branches are what helps. */
const fitting = (places: Place[]): Place[] =>
  places.length <= MAX_RESULTS ? places : asPlaces(branchesOf(places));

/** A term that names a city or a state alone has no zone for an answer: it asks for one. */
function foundIn(hits: readonly Hit[]): FoundZones {
  const places = hits.map(({ document }) => document);
  const namesNoZone = hits.every(({ rank, isInCity }) => isPlace(rank) || isInCity);
  return namesNoZone && places.some(({ zone }) => zone)
    ? { places: fitting(places), asks: 'zone' }
    : { places };
}

function atPostalCode(index: ZoneIndex, code: string): FoundZones {
  const exact = new Set(branchesAt(index.branches, code));
  if (exact.size > 0) {
    const places = index.documents.filter(({ branch }) => exact.has(branch));
    return { places: fitting(places), asks: 'zone' };
  }
  return { places: asPlaces(branchesNearCode(index.branches, code)), near: 'postal-code' };
}

/**
 * The zones for a term, best first; where none has all its words, the nearest branches, with the
 * reason why they are near; where it names no zone, what it has to ask.
 */
export function findZones(index: ZoneIndex, term: string): FoundZones {
  const code = postalCodeOf(term);
  if (code !== undefined) return atPostalCode(index, code);
  if (termWords(term).length === 0) return { places: [] };
  const exact = hitsOf(index, term, false);
  if (exact.length > 0) return foundIn(exact);
  if (isBareQuestion(term)) return { places: [], asks: 'place' };
  const city = branchesNearCity(index.branches, term);
  if (city.length > 0) return { places: asPlaces(city), near: 'city' };
  const together = zonesRunTogether(index, term);
  if (together.length > 0) return { places: together };
  const mistyped = hitsOf(index, term, true);
  if (mistyped.length > 0) return foundIn(mistyped);
  const inPart = branchesInPart(index, term);
  return inPart.length > 0 ? { places: asPlaces(inPart), near: 'words' } : { places: [] };
}
