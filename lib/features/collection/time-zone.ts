import type { ListedBranch } from '@/lib/content/gateway/branches';
import { findState } from '@/lib/content/catalogue/states';
import { stateKey } from '@/lib/content/catalogue/state-names';
import type { TimeOffsets } from '@/lib/features/collection/offsets';
import { foldSpaces } from '@/lib/util/format/spaces';
import { nameKey } from '@/lib/util/name-keys';

// The municipalities whose clock is not their state's. Sources: Ley de los Husos Horarios en los
// Estados Unidos Mexicanos (DOF 28-10-2022, with the change of 2022-11-30 for Chihuahua), the IANA
// time zone database (northamerica, from 2022g on) and SEPOMEX's catalogue of postal codes. Ranges
// are those that belong to such municipalities beyond doubt; the others are found by their name.

/** A part of a state that has another time than the rest. Names are by `nameKey`. */
interface BorderPlace {
  /** By `stateKey`. */
  state: string;
  timeZone: string;
  /** Ranges, both ends included. */
  postalCodes: string;
  /** Towns that a branch's name may begin with, without "ciudad": "Reynosa Norte". */
  cities: string;
  /** Names that are common elsewhere, which must be all of a branch's name. */
  municipalities: string;
}

const BORDER_PLACES: readonly BorderPlace[] = [
  {
    state: 'nayarit',
    timeZone: 'America/Bahia_Banderas',
    postalCodes: '63730-63739',
    cities: `bahia de banderas, nuevo vallarta, nuevo nayarit, bucerias, valle de banderas, mezcales,
      sayulita, punta de mita, punta mita`,
    municipalities: 'san jose del valle',
  },
  {
    state: 'chihuahua',
    timeZone: 'America/Ciudad_Juarez',
    postalCodes: '32000-32699',
    cities: 'juarez, janos, praxedis g guerrero, praxedis guerrero',
    municipalities: 'ascension, guadalupe',
  },
  {
    state: 'chihuahua',
    timeZone: 'America/Ojinaga',
    postalCodes: '32880-32881',
    cities: 'ojinaga, coyame, manuel benavides',
    municipalities: '',
  },
  {
    state: 'coahuila',
    timeZone: 'America/Matamoros',
    postalCodes: '26000-26099, 26170-26170, 26200-26299',
    cities: 'acuna, piedras negras, villa union',
    municipalities: 'allende, guerrero, hidalgo, jimenez, morelos, nava, ocampo, zaragoza',
  },
  {
    state: 'nuevoleon',
    timeZone: 'America/Matamoros',
    postalCodes: '65030-65030',
    cities: 'anahuac',
    municipalities: 'colombia',
  },
  {
    state: 'tamaulipas',
    timeZone: 'America/Matamoros',
    postalCodes: '87300-87599, 88000-88799, 88900-88999',
    cities: `nuevo laredo, nueva ciudad guerrero, mier, miguel aleman, gustavo diaz ordaz, reynosa, rio bravo,
      valle hermoso, matamoros, h matamoros`,
    municipalities: 'guerrero, camargo',
  },
];

/** Of the states that do not have Mexico City's time. By `stateKey`. */
const STATE_TIME_ZONES: Readonly<Record<string, string>> = {
  bajacalifornia: 'America/Tijuana',
  bajacaliforniasur: 'America/Mazatlan',
  sinaloa: 'America/Mazatlan',
  nayarit: 'America/Mazatlan',
  sonora: 'America/Hermosillo',
  chihuahua: 'America/Chihuahua',
  quintanaroo: 'America/Cancun',
};

type Place = Pick<ListedBranch, 'name' | 'sector' | 'postal_code' | 'ubication'>;

const listOf = (text: string) => text.split(/,\s*/).filter(Boolean);

const hasPostalCode = ({ postalCodes }: BorderPlace, code: string) =>
  /^\d{5}$/.test(code) &&
  listOf(postalCodes).some((range) => code >= range.slice(0, 5) && code <= range.slice(6));

/** "reynosa 2" for "Cd. Reynosa 2". */
const cityKey = (name: string) =>
  foldSpaces(nameKey(name).replace(/[.,]/g, ' ')).replace(/^(?:ciudad|cd) /, '');

const isNamed = ({ cities, municipalities }: BorderPlace, name: string) =>
  listOf(municipalities).includes(name) ||
  listOf(cities).some((city) => name === city || name.startsWith(`${city} `));

/**
 * The IANA time zone of a branch: by its state, and along the northern border by its municipality,
 * which is found by the postal code, else by the branch's name. A sector counts only where it is
 * called "Ciudad …": half of the country's neighbourhoods are named after Juárez or Hidalgo.
 */
export function timeZoneOf({ name, sector, postal_code, ubication }: Place): string {
  const state = stateKey(findState(ubication.state)?.name ?? ubication.state);
  const places = BORDER_PLACES.filter((place) => place.state === state);
  const isCity = /^(?:ciudad|cd\.?) /.test(nameKey(sector));
  const border =
    places.find((place) => hasPostalCode(place, postal_code.trim())) ??
    places.find((place) => isNamed(place, cityKey(name))) ??
    places.find((place) => isCity && isNamed(place, cityKey(sector)));
  return border?.timeZone ?? STATE_TIME_ZONES[state] ?? 'America/Mexico_City';
}

const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 24 * HOUR_MS;

/** Minutes to add to UTC in a time zone at an instant. */
function minutesAt(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name ?? '');
  const minutes = Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0);
  return match?.[1] === '-' ? -minutes : minutes;
}

/** The offsets of a time zone from a week before an instant to a year after it. */
export function timeOffsets(timeZone: string, now: number): TimeOffsets {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsets: TimeOffsets[number][] = [];
  const end = now + YEAR_MS;
  // Clocks change on the hour.
  let at = Math.floor((now - 7 * 24 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  let minutes = minutesAt(format, at);
  for (at += 24 * HOUR_MS; at < end; at += 24 * HOUR_MS) {
    const later = minutesAt(format, at);
    if (later === minutes) continue;
    let until = at - 23 * HOUR_MS;
    while (minutesAt(format, until) === minutes) until += HOUR_MS;
    offsets.push({ until, minutes });
    minutes = later;
  }
  return [...offsets, { minutes }];
}
