import { stateKey } from '@/lib/content/catalogue/state-names';
import { getBranchesOfCity, getCoverage } from '@/lib/content/gateway/branches';
import { listOrEmpty, mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { getQuoteCities } from '@/lib/content/gateway/states';
import { PREFIX } from '@/lib/content/gateway/transport';
import { contentTypes } from '@/lib/features/content-types/table';
import { nameKey } from '@/lib/util/name-keys';
import type { Details, Lists } from '../content';
import { lastName, recordsIn } from '../site/records';
import type { Sample } from './samples';

/** For calls that the site makes for few records, or never. */
const FEW = 3;
const SEARCHES = ['residuos', 'reciclaje', 'zzqqxx'];

export const noDetails = (): Details => ({
  ...{ serviceTypes: new Map(), batteries: new Map(), branchDetails: new Map() },
  ...{ branchZones: new Map(), pressImages: new Map(), pressFiles: new Map() },
  ...{ quoteCities: new Map(), coverage: new Map() },
});

function sample<K, T>(
  label: string,
  keys: readonly K[],
  read: (key: K) => Promise<Result<T>>,
  into?: Map<K, Result<T>>,
): Sample {
  const reads = keys.map((key) => async () => {
    const result = await read(key);
    into?.set(key, result);
    return result;
  });
  return { label, reads };
}

/** What is kept of the calls for records, by the names of the calls. */
const keptOf = (details: Details): Readonly<Record<string, Map<number, Result<unknown>>>> => {
  const { coverage: _, ...kept } = details;
  return kept;
};

/** A record of a list, asked for as its link does. */
export interface Lookup {
  call: string;
  title: string;
  path: string;
  status: Result<unknown>['status'];
  /** Whether it was the record of the list. */
  isSame: boolean;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Records that the site reads by the name in their link. */
const samplesByName = (lists: Lists, details: Details, lookups: Lookup[]): Sample[] =>
  Object.values(contentTypes).flatMap((type) =>
    Object.entries(type.callsByName ?? {}).map(([name, call]): Sample => ({
      label: capitalized(type.plural ?? type.noun),
      reads: recordsIn(lists, call.of).map((record) => async () => {
        const [path, title, id] = [type.path(record), type.title(record), type.id?.(record) ?? 0];
        const result = await call.read(lastName(path));
        const { status } = result;
        const isSame = result.status === 'found' && type.id?.(result.value) === id;
        lookups.push({ call: call.name.replace(PREFIX, ''), title, path, status, isSame });
        keptOf(details)[name]?.set(id, result);
        return result;
      }),
    })),
  );

const idOf = (record: object) => ('id' in record ? Number(record.id) : 0);

function samplesById(lists: Lists, details: Details): Sample[] {
  const questions = mapResult(lists.faqs, (topics) =>
    topics.flatMap(({ frequent_questions }) => frequent_questions),
  );
  const known = { ...lists, questions };
  return Object.values(contentTypes)
    .flatMap((type) => Object.entries(type.callsById ?? {}))
    .filter(([name]) => name !== 'quoteCities')
    .map(([name, call]) => {
      const ids = recordsIn(known, call.of).map(idOf);
      const all = sample(call.name, ids, (id) => call.read(id), keptOf(details)[name]);
      return call.isRare ? { ...all, most: FEW } : all;
    });
}

/** The cities of the wizard, which the coverage is asked for. */
export function citySample(lists: Lists, { quoteCities }: Details): Sample {
  const states = listOrEmpty(lists.quoteStates).map(({ id }) => id);
  return sample('Ciudades por estado', states, getQuoteCities, quoteCities);
}

/** The cities that have the name of a branch, by the branch's id: there must be coverage. */
function branchCities({ quoteStates, branches }: Lists, { quoteCities }: Details) {
  // Several states have a Santa Catarina.
  const placeKey = (state: string, city: string) => `${stateKey(state)} ${nameKey(city)}`;
  const ids = new Map(
    listOrEmpty(quoteStates).flatMap((state) =>
      listOrEmpty(quoteCities.get(state.id) ?? missing).map(
        ({ id, name }) => [placeKey(state.name, name), id] as const,
      ),
    ),
  );
  return new Map(
    listOrEmpty(branches).flatMap(({ id, name, ubication }) => {
      const city = ids.get(placeKey(ubication.state, name));
      return city === undefined ? [] : [[id, city] as const];
    }),
  );
}

/** A line is asked for where its branches are; one without a branch in every such city. */
function quoteSamples(lists: Lists, details: Details): Sample[] {
  const cityOf = branchCities(lists, details);
  const cities = [...new Set(cityOf.values())];
  const units = new Map(listOrEmpty(lists.lines).map((line) => [line.id, line.business_unit]));
  const pairs = listOrEmpty(lists.quoteLines).flatMap(({ id }) => {
    const served = (units.get(id) ?? []).flatMap((unit) => cityOf.get(unit.id) ?? []);
    return (served.length > 0 ? [...new Set(served)] : cities).map((city) => `${id} ${city}`);
  });
  const readPair = (pair: string) => {
    const [line = 0, city = 0] = pair.split(' ').map(Number);
    return getCoverage(city, line);
  };
  return [
    sample('Cobertura por línea y ciudad', pairs, readPair, details.coverage),
    { ...sample('Sucursales por ciudad', cities, getBranchesOfCity), most: FEW },
  ];
}

/** Reads of the records that the lists name. */
export const detailSamples = (lists: Lists, details: Details, lookups: Lookup[]): Sample[] => [
  ...samplesByName(lists, details, lookups),
  ...quoteSamples(lists, details),
  ...samplesById(lists, details),
  sample('Búsquedas', SEARCHES, searchSite),
];
