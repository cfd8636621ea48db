import rows from '@/data/municipalities.json';
import { nameKey } from '@/lib/util/names';

/** A catalogue row (specification, section 3); `key` may repeat. */
export type Municipality = {
  id: number;
  state_id: number;
  key: string;
  name: string;
  initials: string;
};

/** A municipality as the wizard lists it. */
export type City = { id: number; name: string };

const byState = Map.groupBy<number, Municipality>(rows, ({ state_id }) => state_id);

const cities = new Map<number, readonly City[]>();

/** Returns a state's rows, repeats included; empty for an unknown id and for 0. */
export function municipalitiesOf(stateId: number): readonly Municipality[] {
  return byState.get(stateId) ?? [];
}

/** Returns a state's cities in Spanish order, without repeats: 20-549 has 36 ids in the catalogue. */
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

/** Finds a city of a state by any of its ids, or by name without accents and case. */
export function findCity(stateId: number, idOrName: number | string): City | undefined {
  const wanted = nameKey(String(idOrName));
  if (wanted === '') return undefined;
  if (!/^\d+$/.test(wanted)) {
    return citiesOf(stateId).find((city) => nameKey(city.name) === wanted);
  }
  const stored = municipalitiesOf(stateId).find(({ id }) => id === Number(wanted));
  const first = municipalitiesOf(stateId).find(({ key }) => key === stored?.key);
  return citiesOf(stateId).find((city) => city.id === first?.id);
}

/** Finds the city with this id, and the id of its state. */
export function findCityById(cityId: number): (City & { state_id: number }) | undefined {
  const stored = rows.find(({ id }) => id === cityId);
  const city = stored && findCity(stored.state_id, cityId);
  return city && { ...city, state_id: stored.state_id };
}
