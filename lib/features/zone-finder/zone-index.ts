import { shownStateName, stateKey } from '@/lib/content/catalogue/state-names';
import { findState } from '@/lib/content/catalogue/states';
import type { Zone, ZonedBranch } from '@/lib/content/gateway/branches';
import { coreName, fullName, placeWords } from '@/lib/features/zone-finder/term-words';
import { eventLoopTurns } from '@/lib/util/event-loop-turns';
import { looseKey, nameKey } from '@/lib/util/name-keys';

/** A zone, or a branch whose zones the list does not have. Words are places in the vocabulary. */
export interface ZoneDocument {
  branch: ZonedBranch;
  zone: Zone | undefined;
  /** The title as `fullName` and `coreName` write it. */
  full: string;
  core: string;
  /** The core without spaces, and how that sounds. */
  joined: string;
  sound: string;
  /** Without accents, for ties. */
  branchName: string;
  title: readonly number[];
  /** Of the branch: its name; and with its sector and postal code. */
  city: readonly number[];
  place: readonly number[];
  state: readonly number[];
}

/** Complete after `buildZoneIndex`, then read only. Its records are those of the list. */
export interface ZoneIndex {
  documents: ZoneDocument[];
  branches: readonly ZonedBranch[];
  vocabulary: string[];
}

/** What sounds the same in Mexico becomes the same: "jurikilla", "baradero". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, '#'],
  [/qu/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/c/g, 'k'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/h/g, ''],
];

/** How a name in lower case without accents sounds. */
export const soundOf = (name: string): string =>
  SOUNDS.reduce((text, [written, sound]) => text.replace(written, sound), name);

type PlacesOf = (text: string) => readonly number[];

/** Notes each new word of a text in the vocabulary. */
function notedIn(vocabulary: string[]): PlacesOf {
  const known = new Map<string, number>();
  const placeOf = (word: string) => {
    const place = known.get(word) ?? vocabulary.push(word) - 1;
    known.set(word, place);
    return place;
  };
  return (text) => placeWords(text).flatMap(({ forms }) => forms.map(placeOf));
}

/** A state by all its names: 'Distrito Federal', 'CDMX', 'N.L.'. */
function stateNames(state: string): string {
  const known = findState(state);
  const names = [state, stateKey(state), known && shownStateName(known.name)];
  return [...names, known && looseKey(known.shortname)].filter(Boolean).join(' ');
}

function documentsOf(branch: ZonedBranch, placesOf: PlacesOf): ZoneDocument[] {
  const city = placesOf(branch.name);
  const place = [...city, ...placesOf(`${branch.sector} ${branch.postal_code}`)];
  const state = placesOf(stateNames(branch.ubication.state));
  const branchName = nameKey(branch.name);
  const zones = branch.zones.length > 0 ? branch.zones : [undefined];
  return zones.map((zone) => {
    const title = zone?.title ?? branch.name;
    const words = placeWords(title);
    const core = coreName(words);
    const joined = core.replaceAll(' ', '');
    const names = { full: fullName(words), core, joined, sound: soundOf(joined), branchName };
    return { branch, zone, ...names, title: placesOf(title), city, place, state };
  });
}

/** The index of a list of branches, built with turns for others. */
export async function buildZoneIndex(branches: readonly ZonedBranch[]): Promise<ZoneIndex> {
  const turn = eventLoopTurns();
  const index: ZoneIndex = { documents: [], branches, vocabulary: [] };
  const placesOf = notedIn(index.vocabulary);
  for (const branch of branches) {
    index.documents.push(...documentsOf(branch, placesOf));
    await turn();
  }
  return index;
}
