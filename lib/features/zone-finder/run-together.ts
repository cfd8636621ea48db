import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { coreName, termWords } from '@/lib/features/zone-finder/term-words';
import type { ZoneDocument, ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { editDistance } from '@/lib/util/edit-distance';
import { nameKey } from '@/lib/util/name-keys';

/** Shorter names have too many neighbours. */
const SHORTEST = 6;

/** What sounds the same in Mexico is written the same: "jurikilla", "baradero". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, '#'],
  [/qu/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/c/g, 'k'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/h/g, ''],
];

const soundOf = (name: string) =>
  SOUNDS.reduce((text, [written, sound]) => text.replace(written, sound), name);

const squeezed = (name: string) => name.replaceAll(' ', '');

/**
 * The zones whose name without spaces is a term's, sounds as it or is one letter away from it:
 * "ahkimpech", "ak kim pech". The name of the branch may stand beside it.
 */
export function zonesRunTogether(index: ZoneIndex, term: string): ZoneDocument[] {
  const words = termWords(term).filter(({ isOptional }) => !isOptional);
  const wantedIn = ({ name }: ZonedBranch) => {
    const city = new Set(nameKey(name).split(' '));
    return squeezed(coreName(words.filter(({ forms }) => !forms.some((form) => city.has(form)))));
  };
  const wanted = new Map(index.branches.map((branch) => [branch, wantedIn(branch)]));
  const found = (is: (name: string, asked: string) => boolean) =>
    index.documents.filter(({ branch, zone, core }) => {
      const asked = wanted.get(branch) ?? '';
      return zone && asked.length >= SHORTEST && is(squeezed(core), asked);
    });
  const same = found((name, asked) => soundOf(name) === soundOf(asked));
  if (same.length > 0) return same;
  return found((name, asked) => !/\d/.test(asked) && editDistance(asked, name, 1) === 1);
}
