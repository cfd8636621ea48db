import { normalizeText } from '@/lib/util/format/normalize-text';
import { foldSpaces } from '@/lib/util/format/spaces';

/** A key for comparing names: "yucatan" for "YUCATÁN" and " Yucatán ". */
export function nameKey(name: string): string {
  return foldSpaces(normalizeText(name).normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}

/** A name as a path segment or a parameter: "nuevo-leon" for "Nuevo León"; '' where nothing is left. */
export function nameSlug(name: string): string {
  return nameKey(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A `nameKey` without spaces and punctuation: "nuevoleon" for "Nuevo León" and "NUEVO_LEON". */
export function looseKey(name: string): string {
  return nameKey(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
