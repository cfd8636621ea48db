import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { soundOf } from '@/lib/features/zone-finder/sounds';
import { coreName, termWords } from '@/lib/features/zone-finder/term-words';
import type { ZoneDocument, ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { editDistance } from '@/lib/util/edit-distance';
import { nameKey } from '@/lib/util/name-keys';

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
export function zonesRunTogether(index: ZoneIndex, term: string): ZoneDocument[] {
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
