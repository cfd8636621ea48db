import { stateKey } from '@/lib/content/catalogue/state-names';
import { getBranchesOfCity, getCoverage } from '@/lib/content/gateway/branches';
import { listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { PREFIX } from '@/lib/content/gateway/transport';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { capitalized } from '@/lib/features/zone-sheet/times';
import { decoded } from '@/lib/util/decoded';
import { nameKey } from '@/lib/util/name-keys';
import { listIn, recordsIn, type Content } from '../content';
import type { Sample } from './asker';

/** For calls that the site makes for few records, or never. */
const FEW = 3;
/** Of no title. */
const NO_WORD = 'zzqqxx';

/** Where results are kept, by the name of their call and the record's id. */
export type Kept = Readonly<Record<string, Map<number, Result<unknown>>>>;

/** Without those that the site finds in the list: others have their title, and no call knows their name. */
const findable = (type: ContentType, records: object[]) =>
  records
    .filter((one) => !type.hasNamesakes || !('name' in one))
    .filter((one) => !type.path(one).endsWith(`/${type.id?.(one)}`));

/** Records that the site reads by the name in their link. */
const samplesByName = (content: Content, kept: Kept): Sample[] =>
  Object.values(contentTypes).flatMap((type) =>
    Object.entries(type.callsByName ?? {}).map(([name, call]): Sample => ({
      label: capitalized(type.plural ?? type.noun),
      reads: findable(type, recordsIn(content, call.of)).map((record) => async () => {
        const [path, title, id] = [type.path(record), type.title(record), type.id?.(record) ?? 0];
        const result = await call.read(decoded(path.split('/').at(-1) ?? '') ?? '');
        const { status } = result;
        const isSame = result.status === 'found' && type.id?.(result.value) === id;
        content.lookups.push({ call: call.name.replace(PREFIX, ''), title, path, status, isSame });
        kept[name]?.set(id, result);
        return result;
      }),
    })),
  );

const idOf = (record: object) => ('id' in record ? Number(record.id) : 0);

/** Their coverage is asked for after they are known. */
const CITIES = 'quoteCities';

/** Records, and lists of them, that the site reads by an id: what of each call is wanted. */
function samplesById(content: Content, kept: Kept, isWanted: (call: string) => boolean): Sample[] {
  const questions = mapResult(content.faqs, (topics) =>
    topics.flatMap(({ frequent_questions }) => frequent_questions),
  );
  const lists = { ...content, questions };
  return Object.values(contentTypes)
    .flatMap((type) => Object.entries(type.callsById ?? {}))
    .filter(([name]) => isWanted(name))
    .map(([name, call]) => ({
      label: name === CITIES ? 'Ciudades por estado' : call.name,
      reads: recordsIn(lists, call.of).map((record) => async () => {
        const result = await call.read(idOf(record));
        kept[name]?.set(idOf(record), result);
        return result;
      }),
      ...(call.isRare && { most: FEW }),
    }));
}

/** The cities of the wizard. */
export const citySamples = (content: Content, kept: Kept) =>
  samplesById(content, kept, (name) => name === CITIES);

/** The cities that have the name of a branch, by the branch's id: there must be coverage. */
function branchCities({ quoteStates, branches, quoteCities }: Content): Map<number, number> {
  // Several states have a Santa Catarina.
  const statesByKey = Map.groupBy(listOrEmpty(quoteStates), ({ name }) => stateKey(name));
  const pairs = listOrEmpty(branches).flatMap(({ id, name, ubication }) => {
    const states = statesByKey.get(stateKey(ubication.state)) ?? [];
    const cities = states.flatMap((state) => listIn(quoteCities, state.id));
    const city = cities.findLast((one) => nameKey(one.name) === nameKey(name));
    return city ? [[id, city.id] as const] : [];
  });
  return new Map(pairs);
}

/** A line is asked for where its branches are; one without a branch in every such city. */
function quoteSamples(content: Content): Sample[] {
  const cityOf = branchCities(content);
  const cities = [...new Set(cityOf.values())];
  const units = new Map(listOrEmpty(content.lines).map((line) => [line.id, line.business_unit]));
  const pairs = listOrEmpty(content.quoteLines).flatMap(({ id: line }) => {
    const served = (units.get(line) ?? []).flatMap((unit) => cityOf.get(unit.id) ?? []);
    return [...new Set(served.length > 0 ? served : cities)].map((city) => ({ line, city }));
  });
  const coverage = pairs.map(({ line, city }) => async () => {
    const branches = await getCoverage(city, line);
    content.coverage.push({ line, city, branches });
    return branches;
  });
  const byCity = cities.map((city) => () => getBranchesOfCity(city));
  return [
    { label: 'Cobertura por línea y ciudad', reads: coverage },
    { label: 'Sucursales por ciudad', reads: byCity, most: FEW },
  ];
}

/** The longest word of the latest title, which a search finds, and a word that it does not. */
function searches({ posts, press }: Content): string[] {
  const [post, item] = [listOrEmpty(posts)[0]?.title_publication, listOrEmpty(press)[0]?.title];
  const words = (post ?? item ?? '').match(/\p{L}+/gu) ?? [];
  return [...words.toSorted((one, other) => other.length - one.length).slice(0, 1), NO_WORD];
}

/** Reads of the records that the lists name. */
export const detailSamples = (content: Content, kept: Kept): Sample[] => [
  ...samplesByName(content, kept),
  ...quoteSamples(content),
  ...samplesById(content, kept, (name) => name !== CITIES),
  { label: 'Búsquedas', reads: searches(content).map((text) => () => searchSite(text)) },
];
