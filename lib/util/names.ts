import { normalizeText, foldSpaces } from '@/lib/util/text';
import { decoded } from '@/lib/util/urls.mts';

/** Returns a key for comparing names: "yucatan" for "YUCATÁN" and " Yucatán ". */
export function nameKey(name: string): string {
  return foldSpaces(normalizeText(name).normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}

/** Returns a name as a path segment or a parameter: "nuevo-leon" for "Nuevo León"; '' if nothing is left. */
export function nameSlug(name: string): string {
  return nameKey(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns a `nameKey` without spaces and punctuation: "nuevoleon" for "Nuevo León" and "NUEVO_LEON". */
export function looseKey(name: string): string {
  return nameKey(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns a gateway `url` as a slug, without surrounding spaces and slashes. */
export function trimSlug(url: string): string {
  return url.trim().replace(/^\/+|\/+$/g, '');
}

/** Returns a key for comparing slugs: "año-1" for "/Año-1/" and "A%C3%B1o-1". */
export function slugKey(url: string): string {
  const slug = trimSlug(url);
  return (decoded(slug) ?? slug).toLowerCase();
}

/** Words of a name that its initials leave out. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y']);
/** Titles such as 'Ing.' end with a full stop. */
const isTitle = (word: string) => word.endsWith('.');

/** Returns the initials of a person's first two names: 'JR' of 'Lic. Jacinta de Robledal'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const names = words.filter((word) => !PARTICLES.has(word.toLowerCase()) && !isTitle(word));
  return (names.length > 0 ? names : words)
    .slice(0, 2)
    .map((word) => /\p{L}/u.exec(word)?.[0].toLocaleUpperCase('es-MX') ?? '')
    .join('');
}
