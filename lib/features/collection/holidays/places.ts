import { findState } from '@/lib/content/catalogue/states';
import { shownStateName } from '@/lib/content/catalogue/state-names';
import type { ZonedBranch } from '@/lib/content/gateway/branches';
import type { ServedPlace } from '@/lib/features/collection/holidays/rules';
import { phrases, TokenCursor, tokensOf } from '@/lib/features/collection/tokens';

type Kind = 'zone' | 'branch' | 'state';

interface Named extends ServedPlace {
  kind: Kind;
}

interface Name {
  words: readonly string[];
  all: Named[];
}

const isZone = ({ kind }: Named) => kind === 'zone';

/** What sentences may call a place, by its first word; the longest names first. */
export type PlaceNames = ReadonlyMap<string, readonly Name[]>;

type PlacedBranch = Pick<ZonedBranch, 'id' | 'name' | 'ubication' | 'zones'>;

function namesOf({ id: branchId, name, ubication, zones }: PlacedBranch): [string, Named][] {
  const state = findState(ubication.state);
  const states = new Set([ubication.state, state ? shownStateName(state.name) : '']);
  return [
    [name, { kind: 'branch', branchId }],
    ...[...states].map((text): [string, Named] => [text, { kind: 'state', branchId }]),
    ...zones.map(({ id, title }): [string, Named] => [
      title,
      { kind: 'zone', branchId, zoneId: id },
    ]),
  ];
}

/** The names of all branches, of their states and of their zones. */
export function placeNames(branches: readonly PlacedBranch[]): PlaceNames {
  const byKey = new Map<string, Named[]>();
  for (const [name, named] of branches.flatMap(namesOf)) {
    const key = (tokensOf(name) ?? []).join(' ');
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), named]);
  }
  const keys = [...byKey.keys()].toSorted();
  const names = keys.map((key, at): Name => {
    const all = byKey.get(key) ?? [];
    if (!all.some(isZone)) return { words: key.split(' '), all };
    // "Centro" may also be said of "Centro de Mérida", which stands right behind it.
    const longer: Named[] = [];
    for (let next = at + 1; keys[next]?.startsWith(`${key} `); next += 1) {
      longer.push(...(byKey.get(keys[next] ?? '') ?? []).filter(isZone));
    }
    return { words: key.split(' '), all: [...all, ...longer] };
  });
  return Map.groupBy(
    names.toSorted((a, b) => b.words.length - a.words.length),
    ({ words: [first = ''] }) => first,
  );
}

const KINDS: readonly (readonly [ReturnType<typeof phrases>, Kind])[] = [
  [
    phrases(`
      la zona | la zona de | las zonas | las zonas de | la colonia | las colonias | zona | zonas
      el barrio | la zona del
    `),
    'zone',
  ],
  [
    phrases(`
      la sucursal | la sucursal de | las sucursales | las sucursales de | sucursal | la ciudad de
      toda la ciudad de | todas las zonas de | todas las zonas de la sucursal
    `),
    'branch',
  ],
  [phrases('el estado de | los estados de | todo el estado de | todo'), 'state'],
];
const EVERYWHERE = phrases(`
  todas las sucursales | todas nuestras sucursales | todas las zonas | todas las rutas
  todas nuestras zonas | todo el pais | todas nuestras rutas | todas las ciudades
`);

function takeName(cursor: TokenCursor, names: PlaceNames): Named[] | undefined {
  return names.get(cursor.peek())?.find(({ words }) => cursor.takeWords(words))?.all;
}

const keyOf = ({ branchId, zoneId = 0 }: ServedPlace) => `${branchId}/${zoneId}`;

/** A name that is a branch's and its state's is both where the state has no other branch. */
function areSame(a: readonly Named[], b: readonly Named[]): boolean {
  const keys = new Set(a.map(keyOf));
  return a.length === b.length && b.every((place) => keys.has(keyOf(place)));
}

/** The one meaning of a name; undefined where it has several, or none. */
function meaning(all: readonly Named[], kind: Kind | undefined): Named[] | undefined {
  const wanted = kind ? all.filter((place) => place.kind === kind) : all;
  const [first, ...others] = Map.groupBy(wanted, (place) => place.kind).values();
  if (!first || !others.every((other) => areSame(first, other))) return undefined;
  // Several branches have a zone of that name.
  return first[0]?.kind === 'zone' && new Set(first.map(keyOf)).size > 1 ? undefined : first;
}

/** "San Román de Campeche": the zones of that name in the place around them. */
function takeAround(cursor: TokenCursor, zones: readonly Named[], names: PlaceNames) {
  return cursor.attempt(() => {
    const isBracket = cursor.take('(') !== undefined;
    if (!isBracket && !cursor.take(',', 'de', 'en')) return undefined;
    cursor.take('la');
    cursor.take('sucursal');
    const around = takeName(cursor, names)?.filter(({ kind }) => kind !== 'zone') ?? [];
    if (isBracket && !cursor.take(')')) return undefined;
    const inside = zones.filter(({ branchId }) =>
      around.some((place) => place.branchId === branchId),
    );
    return inside.length > 0 ? inside : undefined;
  });
}

function takePlace(cursor: TokenCursor, names: PlaceNames, kind: Kind | undefined) {
  const all = takeName(cursor, names);
  if (!all) return undefined;
  const zones = all.filter(isZone);
  const mustBeZone = kind === 'zone' || (kind === undefined && zones.length === all.length);
  const inside = mustBeZone ? takeAround(cursor, zones, names) : undefined;
  return meaning(inside ?? all, kind);
}

/**
 * The places that a sentence names behind "en": "Campeche y Mérida", "la zona Centro de Monterrey",
 * "todas las sucursales", which is an empty list. Undefined where a name can mean two places.
 */
export function takePlaces(cursor: TokenCursor, names: PlaceNames): ServedPlace[] | undefined {
  if (cursor.takePhrase(EVERYWHERE)) {
    // "todas las zonas de Campeche" is longer, and not everywhere.
    return cursor.peek() === 'de' || cursor.peek() === 'en' ? undefined : [];
  }
  const inList = (kind?: Kind) => cursor.attempt(() => takeList(cursor, names, kind));
  // A zone may be called "Zona Hotelera".
  const places = inList() ?? inList(KINDS.find(([words]) => cursor.takePhrase(words))?.[1]);
  return places?.map(({ branchId, zoneId }) => ({ branchId, zoneId }));
}

/** "Campeche, Mérida y en Cancún". */
function takeList(cursor: TokenCursor, names: PlaceNames, kind: Kind | undefined) {
  const separate = () => {
    const hasSign = cursor.take(',') !== undefined;
    const isApart = cursor.take('y', 'e') !== undefined || hasSign;
    if (isApart) cursor.take('en');
    return isApart;
  };
  const places = cursor.list(() => takePlace(cursor, names, kind), separate).flat();
  return places.length > 0 && places;
}

/** The places that a text names behind "en", wherever that stands; undefined without any. */
export function placesIn(text: string, names: PlaceNames): ServedPlace[] | undefined {
  const cursor = TokenCursor.over(text);
  while (cursor && !cursor.isAtEnd) {
    const isPlace = cursor.take('en', 'para', ',') !== undefined;
    const places = isPlace ? cursor.attempt(() => takePlaces(cursor, names)) : undefined;
    if (places) return places;
    if (!isPlace) cursor.skip();
  }
  return undefined;
}
