import { municipalitiesOf } from '@/lib/content/catalogue/municipalities';
import { stateKey } from '@/lib/content/catalogue/state-names';
import { listStates } from '@/lib/content/catalogue/states';
import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { MAX_RESULTS, postalCodeOf, type ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { branchesInPart, hitsOf, isPlace, type Hit } from '@/lib/features/zone-finder/search-zones';
import {
  coreName,
  isBareQuestion,
  placeWords,
  termWords,
} from '@/lib/features/zone-finder/term-words';
import { soundOf, type ZoneDocument, type ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { editDistance } from '@/lib/util/edit-distance';
import { nameKey } from '@/lib/util/name-keys';

/** What is shown of a document: its zone, or the branch alone. */
type Place = Pick<ZoneDocument, 'branch' | 'zone'>;

/** Zones and branches for a term, and what to ask where they are too many or none. */
interface FoundZones extends Pick<ZoneAnswer, 'near' | 'asks'> {
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

/** How many branches are near a postal code. */
const NEAREST = 3;

/** Of a part of a municipality's name. */
const SHORTEST_PART = 4;

const digitsOf = ({ postal_code: code }: ZonedBranch) => code.trim();

/** The three branches with the nearest numbers that begin with the same two digits, the state's. */
function branchesNearCode(branches: readonly ZonedBranch[], code: string): ZonedBranch[] {
  const apart = (branch: ZonedBranch) => Math.abs(Number(digitsOf(branch)) - Number(code));
  return branches
    .filter((branch) => /^\d{5}$/.test(digitsOf(branch)))
    .filter((branch) => digitsOf(branch).slice(0, 2) === code.slice(0, 2))
    .sort((a, b) => apart(a) - apart(b) || (a.name < b.name ? -1 : 1))
    .slice(0, NEAREST);
}

let municipalities: readonly { name: string; state: string }[] | undefined;

const allMunicipalities = () =>
  (municipalities ??= listStates().flatMap(({ id, name }) =>
    municipalitiesOf(id).map((city) => ({ name: nameKey(city.name), state: stateKey(name) })),
  ));

/** "General Escobedo" is called "Escobedo". */
const WAYS = [
  (city: string, name: string) => city === name,
  (city: string, name: string) => name.length >= SHORTEST_PART && ` ${city} `.includes(` ${name} `),
];

/** The branches of the states that have a municipality of this name, or with it in its name. */
function branchesNearCity(branches: readonly ZonedBranch[], term: string): ZonedBranch[] {
  for (const name of new Set([nameKey(term), coreName(placeWords(term))])) {
    for (const isNamed of WAYS) {
      const found = allMunicipalities().filter((city) => isNamed(city.name, name));
      const states = new Set(found.map(({ state }) => state));
      const near = branches.filter(({ ubication }) => states.has(stateKey(ubication.state)));
      if (near.length > 0) return near;
    }
  }
  return [];
}

function atPostalCode(index: ZoneIndex, code: string): FoundZones {
  const exact = new Set(index.branches.filter((branch) => digitsOf(branch) === code));
  if (exact.size > 0) {
    const places = index.documents.filter(({ branch }) => exact.has(branch));
    return { places: fitting(places), asks: 'zone' };
  }
  return { places: asPlaces(branchesNearCode(index.branches, code)), near: 'postal-code' };
}

/** Shorter names have too many neighbours. */
const SHORTEST = 6;

const isOneLetterAway = (asked: string, name: string) =>
  Math.abs(asked.length - name.length) <= 1 &&
  !/\d/.test(asked) &&
  editDistance(asked, name, 1) === 1;

/**
 * The zones whose name without spaces is a term's, sounds as it or is one letter away from it:
 * "ahkimpech", "ak kim pech". The name of the branch may stand beside it.
 */
function zonesRunTogether(index: ZoneIndex, term: string): ZoneDocument[] {
  const words = termWords(term).filter(({ isOptional }) => !isOptional);
  const askedIn = ({ name }: ZonedBranch) => {
    const city = new Set(nameKey(name).split(' '));
    const own = words.filter(({ forms }) => !forms.some((form) => city.has(form)));
    const joined = coreName(own).replaceAll(' ', '');
    return joined.length < SHORTEST ? undefined : { joined, sound: soundOf(joined) };
  };
  const asked = new Map(index.branches.map((branch) => [branch, askedIn(branch)]));
  const zones = index.documents.filter(({ zone, branch }) => zone && asked.get(branch));
  const same = zones.filter(({ branch, sound }) => asked.get(branch)?.sound === sound);
  if (same.length > 0) return same;
  return zones.filter(({ branch, joined }) =>
    isOneLetterAway(asked.get(branch)?.joined ?? '', joined),
  );
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
