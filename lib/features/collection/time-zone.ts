import type { ListedBranch } from '@/lib/content/gateway/branches';
import { stateKey } from '@/lib/content/catalogue/state-names';
import {
  borderPlaces,
  stateTimeZones,
  type BorderPlace,
} from '@/lib/features/collection/time-zone-table';
import { foldSpaces } from '@/lib/util/format/spaces';
import { nameKey } from '@/lib/util/name-keys';

type Place = Pick<ListedBranch, 'name' | 'sector' | 'postal_code' | 'ubication'>;

const MEXICO_CITY = 'America/Mexico_City';

const hasPostalCode = ({ postalCodes }: BorderPlace, code: string) =>
  /^\d{5}$/.test(code) && postalCodes.some(([first, last]) => code >= first && code <= last);

/** "reynosa 2" for "Cd. Reynosa 2". */
const cityKey = (name: string) =>
  foldSpaces(nameKey(name).replace(/[.,]/g, ' ')).replace(/^(?:ciudad|cd) /, '');

const isNamed = ({ cities, municipalities }: BorderPlace, name: string) =>
  municipalities.includes(name) ||
  cities.some((city) => name === city || name.startsWith(`${city} `));

/**
 * The IANA time zone of a branch: by its state, and along the northern border by its municipality,
 * which is found by the postal code, else by the branch's name. A sector counts only where it is
 * called "Ciudad …": half of the country's neighbourhoods are named after Juárez or Hidalgo.
 */
export function timeZoneOf({ name, sector, postal_code, ubication }: Place): string {
  const state = stateKey(ubication.state);
  const places = borderPlaces.filter((place) => place.state === state);
  const isCity = /^(?:ciudad|cd\.?) /.test(nameKey(sector));
  const border =
    places.find((place) => hasPostalCode(place, postal_code.trim())) ??
    places.find((place) => isNamed(place, cityKey(name))) ??
    places.find((place) => isCity && isNamed(place, cityKey(sector)));
  return border?.timeZone ?? stateTimeZones[state] ?? MEXICO_CITY;
}
