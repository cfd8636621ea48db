import { getBranchesOfCity, getCoverage } from '@/lib/content/gateway/branches';
import { listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { getQuoteCities } from '@/lib/content/gateway/states';
import { contentTypes } from '@/lib/features/content-types/table';
import type { Details, Lists } from '../content';
import { recordsIn } from '../records-in';
import { coveragePairs } from './coverage-pairs';
import { lookupSamples, type Lookup } from './lookups';
import type { Sample } from './samples';

/** For calls that the site makes for few records, or never. */
const FEW = 3;
const SEARCHES = ['residuos', 'reciclaje', 'zzqqxx'];

export const noDetails = (): Details => ({
  serviceTypes: new Map(),
  batteries: new Map(),
  branchDetails: new Map(),
  branchZones: new Map(),
  pressImages: new Map(),
  pressFiles: new Map(),
  quoteCities: new Map(),
  coverage: new Map(),
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

/** The cities of the wizard, which the coverage is asked for. */
export function citySample(lists: Lists, { quoteCities }: Details): Sample {
  const states = listOrEmpty(lists.quoteStates).map(({ id }) => id);
  return sample('Ciudades por estado', states, getQuoteCities, quoteCities);
}

function quoteSamples(lists: Lists, details: Details): Sample[] {
  const { cities, pairs } = coveragePairs(lists, details.quoteCities);
  const readPair = (pair: string) => {
    const [line, city] = pair.split(' ').map(Number);
    return getCoverage(city ?? 0, line ?? 0);
  };
  return [
    sample('Cobertura por línea y ciudad', pairs, readPair, details.coverage),
    { ...sample('Sucursales por ciudad', cities, getBranchesOfCity), most: FEW },
  ];
}

const idOf = (record: object) => ('id' in record ? Number(record.id) : 0);

function samplesById(lists: Lists, details: Details): Sample[] {
  const { serviceTypes, batteries, branchZones, pressImages, pressFiles } = details;
  const kept: Readonly<Record<string, Map<number, Result<unknown>>>> = {
    ...{ serviceTypes, batteries, branchZones, pressImages, pressFiles },
  };
  const known = {
    ...lists,
    questions: mapResult(lists.faqs, (groupers) =>
      groupers.flatMap((one) => one.frequent_questions),
    ),
  };
  return Object.values(contentTypes)
    .flatMap((type) => Object.entries(type.callsById ?? {}))
    .filter(([name]) => name !== 'quoteCities')
    .map(([name, call]) => {
      const ids = recordsIn(known, call.of).map(idOf);
      const all = sample(call.name, ids, (id) => call.read(id), kept[name]);
      return call.isRare ? { ...all, most: FEW } : all;
    });
}

/** Reads of the records that the lists name. */
export function detailSamples(lists: Lists, details: Details, lookups: Lookup[]): Sample[] {
  return [
    ...lookupSamples(lists, details, lookups),
    ...quoteSamples(lists, details),
    ...samplesById(lists, details),
    sample('Búsquedas', SEARCHES, searchSite),
  ];
}
