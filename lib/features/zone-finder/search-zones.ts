import { stateKey } from '@/lib/content/catalogue/state-names';
import type { ZonedBranch } from '@/lib/content/gateway/branches';
import {
  coreName,
  fullName,
  termWords,
  type TermWord,
} from '@/lib/features/zone-finder/term-words';
import { editDistance } from '@/lib/util/edit-distance';
import type { ZoneDocument, ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { looseKey, nameKey } from '@/lib/util/name-keys';

/** How well a word of the vocabulary fits one of a term; more is better. */
const NONE = 0;
const TYPO = 1;
const PREFIX = 2;
/** The whole word. */
const EXACT = 3;

/** Shorter words have too many neighbours. */
const CORRECTED_FROM = 4;

function isTypo(word: string, known: string): boolean {
  if (word.length < CORRECTED_FROM || Math.abs(word.length - known.length) > 1) return false;
  return !/\d/.test(known) && editDistance(word, known, 1) === 1;
}

function matchOf(word: string, known: string, withTypos: boolean): number {
  if (known.startsWith(word)) return known.length === word.length ? EXACT : PREFIX;
  return withTypos && isTypo(word, known) ? TYPO : NONE;
}

/** How well each word of the vocabulary fits a word of a term. */
function wordMatches(
  { forms }: TermWord,
  vocabulary: readonly string[],
  withTypos: boolean,
): Uint8Array {
  const matches = new Uint8Array(vocabulary.length);
  vocabulary.forEach((known, at) => {
    matches[at] = Math.max(...forms.map((word) => matchOf(word, known, withTypos)));
  });
  return matches;
}

/** The best match among the words of a text. */
function bestMatch(matches: Uint8Array, places: readonly number[]): number {
  let best = NONE;
  for (const place of places) best = Math.max(best, matches[place] ?? NONE);
  return best;
}

/** What a term is found in, best first. */
const RANKS = [
  'title',
  'core',
  'core-and-place',
  'beginning',
  'in-title',
  'title-and-place',
  'place',
  'state',
] as const;
type Rank = (typeof RANKS)[number];

/** A zone that a term found, and how well. */
export interface Hit {
  document: ZoneDocument;
  rank: Rank;
  /** The name of its branch has all words, as whole words. */
  isOfBranch: boolean;
  /** That name and the state have them, and the term is no zone's name. */
  isInCity: boolean;
  /** Less is better. */
  score: number;
}

/** Names of one state that differ in their words become one: 'CDMX', 'Estado de México'. */
function withStateKey(term: string): string {
  const key = stateKey(term);
  return key === looseKey(term) ? term : key;
}

const isNamed = (rank: Rank) => rank === 'title' || rank === 'core' || rank === 'core-and-place';
/** Whether only the place of a zone was found, not its name. */
export const isPlace = (rank: Rank): boolean => rank === 'place' || rank === 'state';

// Without a collator, which would take most of the time of a search for "centro".
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** What is found by its place stands together with its branch. */
const namesOf = ({ document, rank }: Hit) =>
  isPlace(rank)
    ? ([document.branchName, document.full] as const)
    : ([document.full, document.branchName] as const);

function byScoreAndName(a: Hit, b: Hit): number {
  if (a.score !== b.score) return a.score - b.score;
  const [first, second] = [namesOf(a), namesOf(b)];
  return compare(first[0], second[0]) || compare(first[1], second[1]);
}

function finder(index: ZoneIndex, term: string, withTypos: boolean) {
  const words = termWords(term);
  const full = fullName(words);
  const core = coreName(words);
  const coreWords = new Set(core.split(' '));
  const required = words
    .filter(({ isOptional }) => !isOptional)
    .map((word) => wordMatches(word, index.vocabulary, withTypos));

  function rankOf(document: ZoneDocument, inTitle: number, inPlace: number): Rank {
    if (document.full === full) return 'title';
    if (document.core === core) return 'core';
    if (document.core.split(' ').every((word) => coreWords.has(word))) return 'core-and-place';
    if (document.full.startsWith(full) || document.core.startsWith(core)) return 'beginning';
    if (inTitle === required.length) return 'in-title';
    if (inTitle > 0) return 'title-and-place';
    return inPlace === required.length ? 'place' : 'state';
  }

  return (document: ZoneDocument): Hit | undefined => {
    let inTitle = 0;
    let inPlace = 0;
    let isWhole = true;
    let isOfBranch = true;
    let isInCity = true;
    for (const matches of required) {
      const title = bestMatch(matches, document.title);
      const place = bestMatch(matches, document.place);
      const state = bestMatch(matches, document.state);
      const best = Math.max(title, place) || state;
      if (best === NONE) return undefined;
      if (title !== NONE) inTitle += 1;
      if (place !== NONE) inPlace += 1;
      if (best < EXACT) isWhole = false;
      const city = bestMatch(matches, document.city);
      if (city < EXACT) isOfBranch = false;
      if (Math.max(city, state) < EXACT) isInCity = false;
    }
    const rank = rankOf(document, inTitle, inPlace);
    const score = 2 * RANKS.indexOf(rank) + Number(!isWhole);
    return { document, rank, isOfBranch, isInCity: isInCity && !isNamed(rank), score };
  };
}

/** Beside zones of that very name those that only stand in a place of it help nobody. */
function withoutNeighbours(hits: Hit[]): Hit[] {
  const isZone = hits.some(({ rank }) => isNamed(rank));
  if (!isZone && !hits.some(({ isOfBranch }) => isOfBranch)) return hits;
  return hits.filter(
    ({ rank, isOfBranch }) =>
      isOfBranch || !(isPlace(rank) || (isZone && rank === 'title-and-place')),
  );
}

/** What has all words of a term, best first; with `withTypos` one letter of each may be wrong. */
export function hitsOf(index: ZoneIndex, term: string, withTypos: boolean): Hit[] {
  const find = finder(index, withStateKey(term), withTypos);
  const hits = index.documents.flatMap((document) => find(document) ?? []);
  return withoutNeighbours(hits.sort(byScoreAndName));
}

/** The branches in whose name or sector most words of a term are, where none has all. */
export function branchesInPart(index: ZoneIndex, term: string): ZonedBranch[] {
  const words = termWords(term).filter(({ isOptional }) => !isOptional);
  const matches = words.map((word) => wordMatches(word, index.vocabulary, true));
  const count = (places: readonly number[]) =>
    matches.filter((match, at) => isTelling(words[at]?.forms[0]) && bestMatch(match, places))
      .length;
  const counts = new Map<ZonedBranch, number>();
  for (const { branch, place, state } of index.documents) {
    if (!counts.has(branch)) counts.set(branch, 2 * count(place) + count(state));
  }
  const most = Math.max(0, ...counts.values());
  const best = [...counts].filter(([, found]) => found > 0 && found === most);
  return best.map(([branch]) => branch).sort((a, b) => compare(nameKey(a.name), nameKey(b.name)));
}

/** Short words and numbers are in too many names. */
const isTelling = (word = '') => word.length >= 4 && !/\d/.test(word);
