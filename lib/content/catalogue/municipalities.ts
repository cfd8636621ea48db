import rows from '@/data/municipalities.json';
import { nameKey } from '@/lib/util/name-keys';

/** A municipality as stored (specification, section 3): `key` has three digits and may repeat. */
export type Municipality = {
  id: number;
  state_id: number;
  key: string;
  name: string;
  initials: string;
};

/** A choice of a city picker; its id is the municipality's. */
export type City = { id: number; name: string };

const byState = new Map<number, Municipality[]>();
for (const row of rows) {
  const list = byState.get(row.state_id);
  if (list) list.push(row);
  else byState.set(row.state_id, [row]);
}

const cities = new Map<number, readonly City[]>();

/** A state's municipalities as stored, repeats included; empty for an unknown id and for 0. */
export function municipalitiesOf(stateId: number): readonly Municipality[] {
  return byState.get(stateId) ?? [];
}

/**
 * A state's cities for a picker: every municipality once (20-549 with the first of its 36 ids),
 * in Spanish alphabetical order; empty for an unknown id and for 0.
 */
export function citiesOf(stateId: number): readonly City[] {
  const known = cities.get(stateId);
  if (known) return known;
  const byKey = new Map<string, City>();
  for (const { id, key, name } of municipalitiesOf(stateId)) {
    if (!byKey.has(key)) byKey.set(key, { id, name });
  }
  const list = [...byKey.values()].sort((a, b) => a.name.localeCompare(b.name, 'es-MX'));
  if (list.length > 0) cities.set(stateId, list);
  return list;
}

/**
 * One city of a state by id (`985`, `'985'`) or name (accents and letter case do not matter).
 * Any of the repeated ids 1547 to 1582 finds the one city shown. `undefined` where there is none.
 */
export function findCity(stateId: number, idOrName: number | string): City | undefined {
  const wanted = nameKey(String(idOrName));
  if (wanted === '') return undefined;
  if (!/^\d+$/.test(wanted)) {
    return citiesOf(stateId).find((city) => nameKey(city.name) === wanted);
  }
  const stored = municipalitiesOf(stateId).find(({ id }) => id === Number(wanted));
  if (!stored) return undefined;
  const first = municipalitiesOf(stateId).find(({ key }) => key === stored.key);
  return citiesOf(stateId).find((city) => city.id === first?.id);
}

/** The city with this id in whichever state it lies, with that state's id. */
export function findCityById(cityId: number): (City & { state_id: number }) | undefined {
  const stored = rows.find(({ id }) => id === cityId);
  const city = stored && findCity(stored.state_id, cityId);
  return city && { ...city, state_id: stored.state_id };
}
