import { looseKey, nameKey } from '@/lib/util/names';

/** Words that people leave out of names, or add to them. */
const FILLERS = new Set('de del la las el los y e en para ciudad cd municipio alcaldia'.split(' '));

function wordsOf(text: string): Set<string> {
  const words = nameKey(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(
    words.filter((word) => word !== '' && !FILLERS.has(word)).map((word) => word.replace(/s$/, '')),
  );
}

/** Returns the only item; undefined for none, and for several because a guess may be wrong. */
const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Finds the item named `wanted`, ignoring accents, case, spaces and punctuation. */
export function findByKey<T>(
  list: readonly T[],
  wanted: string,
  nameOf: (item: T) => string,
): T | undefined {
  const key = looseKey(wanted);
  return key === '' ? undefined : only(list.filter((item) => looseKey(nameOf(item)) === key));
}

const includesAll = (known: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...wanted].every((word) => known.has(word));

/** Finds the item whose name contains every word of `wanted`. */
export function findByWords<T>(
  list: readonly T[],
  wanted: string,
  nameOf: (item: T) => string,
): T | undefined {
  const words = wordsOf(wanted);
  if (words.size === 0) return undefined;
  const having = list.filter((item) => includesAll(wordsOf(nameOf(item)), words));
  return only(having.filter((item) => wordsOf(nameOf(item)).size === words.size)) ?? only(having);
}
