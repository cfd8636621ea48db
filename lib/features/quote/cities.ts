import type { Named } from '@/lib/features/quote/state';

/** The catalogue repeats one municipality of Oaxaca 36 times (specification, section 3). */
export function uniqueByName(cities: readonly Named[]): Named[] {
  const names = new Set<string>();
  return cities.filter(({ name }) => {
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
}
