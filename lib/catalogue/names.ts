import { foldSpaces } from '@/lib/format/spaces';

/**
 * A name as a key for comparing: without accents, letter case and doubled spaces, so that
 * "yucatan", "YUCATÁN" and " Yucatán " are one and the same.
 */
export function nameKey(name: string): string {
  return foldSpaces(name.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}
