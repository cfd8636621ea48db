// The municipalities whose clock is not their state's. Sources: Ley de los Husos Horarios en los
// Estados Unidos Mexicanos (DOF 28-10-2022, with the change of 2022-11-30 for Chihuahua), the IANA
// time zone database (northamerica, from 2022g on) and SEPOMEX's catalogue of postal codes. Ranges
// are those that belong to such municipalities beyond doubt; the others are found by their name.

/** A part of a state that has another time than the rest. */
export interface BorderPlace {
  /** By `stateKey`. */
  state: string;
  timeZone: string;
  /** Five digits each, both included. */
  postalCodes: readonly (readonly [first: string, last: string])[];
  /** Towns that a branch's name may begin with: "Reynosa Norte". By `nameKey`, without "ciudad". */
  cities: readonly string[];
  /** Names that are common elsewhere, which must be all of a branch's name. */
  municipalities: readonly string[];
}

/** By postal codes where these are sure, else by names. */
export const borderPlaces: readonly BorderPlace[] = [
  {
    state: 'nayarit',
    timeZone: 'America/Bahia_Banderas',
    postalCodes: [['63730', '63739']],
    cities: [
      'bahia de banderas',
      'nuevo vallarta',
      'nuevo nayarit',
      'bucerias',
      'valle de banderas',
      'mezcales',
      'sayulita',
      'punta de mita',
      'punta mita',
    ],
    municipalities: ['san jose del valle'],
  },
  {
    state: 'chihuahua',
    timeZone: 'America/Ciudad_Juarez',
    postalCodes: [['32000', '32699']],
    cities: ['juarez', 'janos', 'praxedis g guerrero', 'praxedis guerrero'],
    municipalities: ['ascension', 'guadalupe'],
  },
  {
    state: 'chihuahua',
    timeZone: 'America/Ojinaga',
    postalCodes: [['32880', '32881']],
    cities: ['ojinaga', 'coyame', 'manuel benavides'],
    municipalities: [],
  },
  {
    state: 'coahuila',
    timeZone: 'America/Matamoros',
    postalCodes: [
      ['26000', '26099'],
      ['26170', '26170'],
      ['26200', '26299'],
    ],
    cities: ['acuna', 'piedras negras', 'villa union'],
    municipalities: [
      'allende',
      'guerrero',
      'hidalgo',
      'jimenez',
      'morelos',
      'nava',
      'ocampo',
      'zaragoza',
    ],
  },
  {
    state: 'nuevoleon',
    timeZone: 'America/Matamoros',
    postalCodes: [['65030', '65030']],
    cities: ['anahuac'],
    municipalities: ['colombia'],
  },
  {
    state: 'tamaulipas',
    timeZone: 'America/Matamoros',
    postalCodes: [
      ['87300', '87599'],
      ['88000', '88799'],
      ['88900', '88999'],
    ],
    cities: [
      'nuevo laredo',
      'nueva ciudad guerrero',
      'mier',
      'miguel aleman',
      'gustavo diaz ordaz',
      'reynosa',
      'rio bravo',
      'valle hermoso',
      'matamoros',
      'h matamoros',
    ],
    municipalities: ['guerrero', 'camargo'],
  },
];

/** Of the states that do not have Mexico City's time. By `stateKey`. */
export const stateTimeZones: Readonly<Record<string, string>> = {
  bajacalifornia: 'America/Tijuana',
  bajacaliforniasur: 'America/Mazatlan',
  sinaloa: 'America/Mazatlan',
  nayarit: 'America/Mazatlan',
  sonora: 'America/Hermosillo',
  chihuahua: 'America/Chihuahua',
  quintanaroo: 'America/Cancun',
};
