import type { Query } from 'minisearch';
import { municipalitiesOf } from '@/lib/content/catalogue/municipalities';
import { knownStateKey, stateKey } from '@/lib/content/catalogue/state-names';
import { listStates } from '@/lib/content/catalogue/states';
import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { MAX_RESULTS, postalCodeOf, type ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { isBareQuestion, placeWords, withoutKinds } from '@/lib/features/zone-finder/place-words';
import type { Place, ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { normalizeText } from '@/lib/util/text';
import { looseKey, nameKey } from '@/lib/util/names';
import { exchangesOf } from '@/lib/util/spanish/words';

/** The zones and branches for a term, and the question to ask if there are too many or none. */
interface FoundZones extends Pick<ZoneAnswer, 'isNear' | 'asks'> {
  places: Place[];
}

const asPlaces = (branches: Iterable<ZonedBranch>): Place[] =>
  Array.from(branches, (branch) => ({ branch, zone: undefined }));

/** Returns the zones of a place, or its branches if there are too many zones. */
const fitting = (places: Place[]): Place[] =>
  places.length <= MAX_RESULTS ? places : asPlaces(new Set(places.map(({ branch }) => branch)));

const hasAll = (text: string, words: readonly string[]) => {
  const own = new Set(text.split(' '));
  return words.every((word) => own.has(word));
};

/** Replaces another name of a state by its key: 'CDMX', 'Estado de México'. */
function withStateKey(term: string): string {
  const place = term.replace(/,\s*m[eé]xico\.?\s*$/i, '');
  const key = knownStateKey(place);
  return key === undefined || key === looseKey(place) ? place : key;
}

/** The shortest word that is corrected. */
const CORRECTED_FROM = 4;

/** Returns a query for a word with one wrong letter, or with two letters exchanged. */
const mistyped = (word: string): Query =>
  word.length < CORRECTED_FROM || /\d/.test(word)
    ? word
    : {
        combineWith: 'OR',
        queries: [
          { queries: [word], fuzzy: 1 },
          { queries: exchangesOf(word), combineWith: 'OR', prefix: false },
        ],
      };

/** Returns what a query finds, best first. A term that names only a city or a state asks for a zone. */
function search(index: ZoneIndex, words: readonly string[], query: Query): FoundZones {
  const core = withoutKinds(words);
  const isNamed = (id: number) => index.documents[id]?.core === core.join(' ');
  const hits = index.engine
    .search(query, {
      boostDocument: (id) =>
        index.documents[id]?.title === words.join(' ') ? 4 : isNamed(id) ? 2 : 1,
    })
    .flatMap(({ id, match }) => {
      const document = index.documents[id];
      if (!document) return [];
      const { city, state } = document;
      const fields = Object.values(match).flat();
      const isInTitle = fields.includes('title') || fields.includes('joined');
      const isPlace = !isNamed(id) && (!isInTitle || hasAll(`${city} ${state}`, core));
      return [{ document, isPlace, isOfCity: hasAll(city, core) }];
    });
  // "León" means the city rather than a part of "Nuevo León".
  const isCity = hits.some(({ isOfCity }) => isOfCity);
  const wanted = isCity ? hits.filter(({ isPlace, isOfCity }) => isOfCity || !isPlace) : hits;
  const places = wanted.map(({ document }) => document);
  const namesNoZone = wanted.every(({ isPlace }) => isPlace) && places.some(({ zone }) => zone);
  return namesNoZone ? { places: fitting(places), asks: 'zone' } : { places };
}

const NEAREST = 3;

/** Returns the places at a postal code, else the branches with the nearest codes in the same state. */
function atPostalCode({ branches, documents }: ZoneIndex, code: string): FoundZones {
  const places = documents.filter(({ branch }) => branch.postal_code === code);
  if (places.length > 0) return { places: fitting(places), asks: 'zone' };
  const apart = (branch: ZonedBranch) => Math.abs(Number(branch.postal_code) - Number(code));
  const near = branches
    .filter((branch) => branch.postal_code.startsWith(code.slice(0, 2)))
    .sort((a, b) => apart(a) - apart(b))
    .slice(0, NEAREST);
  return near.length > 0 ? { places: asPlaces(near), isNear: true } : { places: [] };
}

/** The shortest word that counts; shorter ones are in too many names. */
const SHORTEST = 4;

/** Returns the branches of the states with a municipality of this name: "Escobedo" for "General Escobedo". */
function nearMunicipality(branches: readonly ZonedBranch[], name: string): ZonedBranch[] {
  if (name.length < SHORTEST) return [];
  const isNamed = (city: { name: string }) => ` ${nameKey(city.name)} `.includes(` ${name} `);
  const states = listStates().filter(({ id }) => municipalitiesOf(id).some(isNamed));
  const keys = new Set(states.map((state) => stateKey(state.name)));
  return branches.filter(({ ubication }) => keys.has(stateKey(ubication.state)));
}

/** Returns the branches with a word of a term in their name. */
function withSomeWord(branches: readonly ZonedBranch[], words: readonly string[]): ZonedBranch[] {
  const own = new Set(words.filter((word) => word.length >= SHORTEST));
  return branches.filter(({ name }) => placeWords(name).some((word) => own.has(word)));
}

/**
 * Returns the zones for a term, best first. If none matches, returns the nearest branches; if the term names no
 * zone, the question to ask.
 */
export function findZones(index: ZoneIndex, typed: string): FoundZones {
  const term = normalizeText(typed);
  const code = postalCodeOf(term);
  if (code !== undefined) return atPostalCode(index, code);
  if (isBareQuestion(term)) return { places: [], asks: 'place' };
  const full = placeWords(withStateKey(term));
  const words = withoutKinds(full);
  if (words.length === 0) return { places: [] };
  const exact = search(index, full, words.join(' '));
  if (exact.places.length > 0) return exact;
  const ofState = nearMunicipality(index.branches, nameKey(term));
  if (ofState.length > 0) return { places: asPlaces(ofState), isNear: true };
  const together: Query = mistyped(words.join(''));
  const apart: Query = { queries: words.map(mistyped), combineWith: 'AND' };
  const corrected = search(index, full, { queries: [together, apart], combineWith: 'OR' });
  if (corrected.places.length > 0) return corrected;
  const near = asPlaces(withSomeWord(index.branches, words));
  return near.length > 0 ? { places: near, isNear: true } : { places: [] };
}
