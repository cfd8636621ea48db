import { foldSpaces } from '@/lib/util/format/spaces';

/**
 * A name as a key for comparing: without accents, letter case and doubled spaces, so that
 * "yucatan", "YUCATÁN" and " Yucatán " are one and the same.
 */
export function nameKey(name: string): string {
  return foldSpaces(name.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}

/**
 * A name as a key for comparing, however it is written: as `nameKey`, and without spaces, hyphens
 * and other marks, so that "nuevo-leon", "Nuevo León" and "NUEVO_LEON" are one and the same.
 */
export function looseKey(name: string): string {
  return nameKey(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
