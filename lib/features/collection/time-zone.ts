import { tzOffset, tzScan } from '@date-fns/tz';
import type { ListedBranch } from '@/lib/content/gateway/branches';
import { stateKey } from '@/lib/content/catalogue/state-names';
import type { WallClock } from '@/lib/features/collection/wall-clock';
import { nameKey } from '@/lib/util/names';

// Sources: Ley de los Husos Horarios en los Estados Unidos Mexicanos (DOF 28-10-2022, changed on
// 30-11-2022 for Chihuahua), the IANA time zone database and SEPOMEX's catalogue of postal codes.

/** The states that do not have Mexico City's time, by `stateKey`. */
const STATE_TIME_ZONES: Readonly<Record<string, string>> = {
  bajacalifornia: 'America/Tijuana',
  bajacaliforniasur: 'America/Mazatlan',
  sinaloa: 'America/Mazatlan',
  nayarit: 'America/Mazatlan',
  sonora: 'America/Hermosillo',
  chihuahua: 'America/Chihuahua',
  quintanaroo: 'America/Cancun',
};

/** Municipalities with another time zone than their state; ranges of postal codes include both ends. */
const MUNICIPALITIES: readonly {
  state: string;
  timeZone: string;
  postalCodes: readonly (readonly [string, string])[];
  /** City names, which find branches without a postal code. */
  cities: readonly string[];
}[] = [
  {
    state: 'nayarit',
    timeZone: 'America/Bahia_Banderas',
    postalCodes: [['63730', '63739']],
    cities: ['bahia de banderas', 'nuevo vallarta', 'bucerias'],
  },
  {
    state: 'chihuahua',
    timeZone: 'America/Ciudad_Juarez',
    postalCodes: [['32000', '32699']],
    cities: ['juarez'],
  },
  {
    state: 'chihuahua',
    timeZone: 'America/Ojinaga',
    postalCodes: [['32880', '32881']],
    cities: ['ojinaga'],
  },
  {
    state: 'coahuila',
    timeZone: 'America/Matamoros',
    postalCodes: [
      ['26000', '26099'],
      ['26170', '26170'],
      ['26200', '26299'],
    ],
    cities: ['acuna', 'piedras negras'],
  },
  {
    state: 'nuevoleon',
    timeZone: 'America/Matamoros',
    postalCodes: [['65030', '65030']],
    cities: ['anahuac'],
  },
  {
    state: 'tamaulipas',
    timeZone: 'America/Matamoros',
    postalCodes: [
      ['87300', '87599'],
      ['88000', '88799'],
      ['88900', '88999'],
    ],
    cities: ['nuevo laredo', 'reynosa', 'rio bravo', 'matamoros', 'valle hermoso'],
  },
];

type Place = Pick<ListedBranch, 'name' | 'postal_code' | 'ubication'>;

/**
 * Returns the IANA time zone of a branch: by its municipality, which its postal code or its name gives, else
 * by its state.
 */
export function timeZoneOf({ name, postal_code, ubication }: Place): string {
  const state = stateKey(ubication.state);
  const city = nameKey(name).replace(/^(?:ciudad|cd\.?) /, '');
  const municipality = MUNICIPALITIES.find(
    (one) =>
      one.state === state &&
      (one.postalCodes.some(([first, last]) => postal_code >= first && postal_code <= last) ||
        one.cities.some((known) => city === known || city.startsWith(`${known} `))),
  );
  return municipality?.timeZone ?? STATE_TIME_ZONES[state] ?? 'America/Mexico_City';
}

const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 24 * HOUR_MS;

/** Returns the clock of a time zone for a year from an instant on. Clocks change on the hour. */
export function clockOf(timeZone: string, now: number): WallClock {
  const start = new Date(now - (now % HOUR_MS));
  const changes = tzScan(timeZone, { start, end: new Date(now + YEAR_MS) });
  return {
    minutes: tzOffset(timeZone, start),
    changes: changes.map(({ date, offset }) => ({ at: date.getTime(), minutes: offset })),
  };
}
