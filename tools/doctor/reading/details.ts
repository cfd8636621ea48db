import { getAnnualReportById } from '@/lib/content/gateway/annual-reports';
import { getBattery, type Battery } from '@/lib/content/gateway/battery';
import { getBlogSummaries } from '@/lib/content/gateway/blog';
import {
  getBranch,
  getBranchesOfCity,
  getBranchZones,
  getCoverage,
  type Branch,
  type Coverage,
  type Zone,
} from '@/lib/content/gateway/branches';
import {
  getBusinessLineById,
  getServiceTypes,
  type ServiceType,
} from '@/lib/content/gateway/business-lines';
import { getFaqGrouper, getFaqQuestion } from '@/lib/content/gateway/faqs';
import { getInstitutionalPageById } from '@/lib/content/gateway/institutional';
import {
  getPressFiles,
  getPressImages,
  type PressFile,
  type PressImage,
} from '@/lib/content/gateway/press';
import { getPrivacyNotice } from '@/lib/content/gateway/privacy-notices';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { getContactCities, getQuoteCities, type City } from '@/lib/content/gateway/states';
import { routes } from '@/lib/server/routing/routes';
import { trimSlug } from '@/lib/util/trim-slug';
import type { Lists } from './lists';
import { lookupSamples, type Lookup } from './lookups';
import { coveragePairs } from './coverage-pairs';
import type { Sample } from './samples';

/** For calls that the site makes for few records, or never. */
const FEW = 3;
const SEARCHES = ['residuos', 'reciclaje', 'zzqqxx'];

export interface Details {
  serviceTypes: Map<number, Result<ServiceType[]>>;
  batteries: Map<number, Result<Battery>>;
  branchDetails: Map<number, Result<Branch>>;
  branchZones: Map<number, Result<Zone[]>>;
  pressImages: Map<number, Result<PressImage[]>>;
  pressFiles: Map<number, Result<PressFile[]>>;
  quoteCities: Map<number, Result<City[]>>;
  coverage: Map<string, Result<Coverage[]>>;
}

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
  most?: number,
): Sample {
  const reads = keys.map((key) => async () => {
    const result = await read(key);
    into?.set(key, result);
    return result;
  });
  return { label, reads, ...(most === undefined ? {} : { most }) };
}

const few = <T>(
  label: string,
  keys: readonly number[],
  read: (key: number) => Promise<Result<T>>,
) => sample(label, keys, read, undefined, FEW);

const idsOf = (result: Result<readonly { id: number }[]>) =>
  result.status === 'found' ? result.value.map(({ id }) => id) : [];

/** The cities of the wizard, which the coverage is asked for. */
export function citySample(lists: Lists, { quoteCities }: Details): Sample {
  return sample('Ciudades por estado', idsOf(lists.quoteStates), getQuoteCities, quoteCities);
}

function branchSamples(lists: Lists, details: Details, lookups: Lookup[]): Sample[] {
  const branches = listOrEmpty(lists.branches);
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const readBranch = async (id: number): Promise<Result<Branch>> => {
    const branch = byId.get(id);
    if (!branch) return { status: 'missing' };
    const result = await getBranch(trimSlug(branch.url) || branch.name);
    lookups.push({
      call: 'POST /web/business-unit/getByName/',
      title: branch.name,
      path: routes.branch(branch),
      status: result.status,
      isSame: result.status === 'found' && result.value.id === id,
    });
    return result;
  };
  return [
    sample('Sucursales', [...byId.keys()], readBranch, details.branchDetails),
    sample('Zonas de sucursales', [...byId.keys()], getBranchZones, details.branchZones),
  ];
}

function quoteSamples(lists: Lists, details: Details): Sample[] {
  const { cities, pairs } = coveragePairs(lists, details.quoteCities);
  const readPair = (pair: string) => {
    const [line, city] = pair.split(' ').map(Number);
    return getCoverage(city ?? 0, line ?? 0);
  };
  return [
    sample('Baterías de preguntas', idsOf(lists.quoteLines), getBattery, details.batteries),
    sample('Cobertura por línea y ciudad', pairs, readPair, details.coverage),
    few('Sucursales por ciudad', cities, getBranchesOfCity),
  ];
}

/** Reads of the records that the lists name. */
export function detailSamples(lists: Lists, details: Details, lookups: Lookup[]): Sample[] {
  const lineIds = idsOf(lists.lines);
  const pressIds = idsOf(lists.press);
  const groupers = listOrEmpty(lists.faqs);
  const questions = groupers.flatMap(({ frequent_questions }) =>
    frequent_questions.map(({ id }) => id),
  );
  return [
    ...lookupSamples(lists, lookups),
    ...branchSamples(lists, details, lookups),
    ...quoteSamples(lists, details),
    sample('Tipos de servicio por línea', lineIds, getServiceTypes, details.serviceTypes),
    sample('Imágenes de comunicados', pressIds, getPressImages, details.pressImages),
    sample('Archivos de comunicados', pressIds, getPressFiles, details.pressFiles),
    sample('Noticias por estado', idsOf(lists.postStates), getBlogSummaries),
    sample('Avisos de privacidad', idsOf(lists.privacyNotices), getPrivacyNotice),
    sample('Búsquedas', SEARCHES, searchSite),
    few('Líneas por id', lineIds, getBusinessLineById),
    few('Preguntas por id', questions, getFaqQuestion),
    few('Temas por id', idsOf(lists.faqs), getFaqGrouper),
    few('Páginas institucionales por id', idsOf(lists.institutional), getInstitutionalPageById),
    few('Informes por id', idsOf(lists.annualReports), getAnnualReportById),
    few('Ciudades de contacto', idsOf(lists.contactStates), getContactCities),
  ];
}
