/** Words of a name that are no part of its initials. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y']);
/** With a point: titles such as 'Ing.'. */
const isTitle = (word: string) => word.endsWith('.');

/** The initials of a person's first two names: 'JR' of 'Lic. Jacinta de Robledal'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const names = words.filter((word) => !PARTICLES.has(word.toLowerCase()) && !isTitle(word));
  return (names.length > 0 ? names : words)
    .slice(0, 2)
    .map((word) => /\p{L}/u.exec(word)?.[0].toLocaleUpperCase('es-MX') ?? '')
    .join('');
}
