import type { Named } from '@/lib/features/quote/state';

/**
 * Each name once, with its first id: the catalogue repeats one municipality of Oaxaca 36 times
 * (specification, section 3).
 */
export function eachNameOnce(cities: readonly Named[]): Named[] {
  const names = new Set<string>();
  return cities.filter(({ name }) => {
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
}
