import { getAnnualReports } from '@/lib/content/gateway/annual-reports';
import { getBattery, getFrequencies } from '@/lib/content/gateway/battery';
import { getBlogStates, getNewestBlogPosts } from '@/lib/content/gateway/blog';
import {
  getBranch,
  getBranchZones,
  getOffices,
  getZonedBranches,
} from '@/lib/content/gateway/branches';
import {
  getActiveLines,
  getBusinessLines,
  getLineMarkers,
  getPresence,
  getQuoteLines,
  getServiceLines,
  getServiceTypes,
} from '@/lib/content/gateway/business-lines';
import { getContactPeople } from '@/lib/content/gateway/contact';
import { getFaqGroupers, getHomeFaqGroupers } from '@/lib/content/gateway/faqs';
import {
  getCarousel,
  getClients,
  getIndicators,
  getSocialNetworks,
  getTestimonials,
} from '@/lib/content/gateway/home';
import { getInstitutionalPages } from '@/lib/content/gateway/institutional';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { getPressFiles, getPressImages } from '@/lib/content/gateway/press';
import { getPrivacyNotices } from '@/lib/content/gateway/privacy-notices';
import {
  getPrograms,
  getResponsibilityContent,
  getStrategyContent,
} from '@/lib/content/gateway/programs';
import { listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import { getFooterSections, getSections, getSeo } from '@/lib/content/gateway/sections';
import { getContactStates, getQuoteStates } from '@/lib/content/gateway/states';
import {
  getSustainabilityContent,
  getSustainabilityMessage,
  getSustainabilityPrograms,
  getSustainabilityReports,
} from '@/lib/content/gateway/sustainability';
import { readAllPress } from '@/lib/features/press/read-all';
import type { Content } from '@/scripts/doctor/content';

async function byId<T>(
  ids: readonly number[],
  read: (id: number) => Promise<Result<T>>,
): Promise<Map<number, Result<T>>> {
  const results = new Map<number, Result<T>>();
  for (const id of ids) results.set(id, await read(id));
  return results;
}

/** All that the gateway has, without files, coverage and cities. */
export async function readContent(): Promise<Content> {
  const press = mapResult(await readAllPress(), ({ items }) => items);
  const branches = await getZonedBranches();
  const lines = await getBusinessLines();
  const pressIds = listOrEmpty(press).map(({ id }) => id);
  const branchIds = listOrEmpty(branches).map(({ id }) => id);
  const lineIds = listOrEmpty(lines).map(({ id }) => id);
  return {
    sections: await getSections(),
    footerSections: await getFooterSections(),
    homeSeo: await getSeo('I'),
    quoteSeo: await getSeo('C'),
    socialNetworks: await getSocialNetworks(),
    carousel: await getCarousel(),
    indicators: await getIndicators(),
    clients: await getClients(),
    testimonials: await getTestimonials(),
    homeFaqs: await getHomeFaqGroupers(),
    faqs: await getFaqGroupers(),
    institutional: await getInstitutionalPages(),
    activeLines: await getActiveLines(),
    lines,
    serviceLines: await getServiceLines(),
    quoteLines: await getQuoteLines(),
    lineMarkers: await getLineMarkers(),
    presence: await getPresence(),
    serviceTypes: await byId(lineIds, getServiceTypes),
    batteries: await byId(lineIds, getBattery),
    branches,
    offices: await getOffices(),
    branchDetails: await byId(branchIds, (id) => getBranch(String(id))),
    branchZones: await byId(branchIds, getBranchZones),
    posts: await getNewestBlogPosts('all', Infinity),
    postStates: await getBlogStates(),
    press,
    pressImages: await byId(pressIds, getPressImages),
    pressFiles: await byId(pressIds, getPressFiles),
    annualReports: await getAnnualReports(),
    privacyNotices: await getPrivacyNotices(),
    programs: await getPrograms(),
    responsibility: await getResponsibilityContent(),
    strategy: await getStrategyContent(),
    sustainability: await getSustainabilityContent(),
    sustainabilityPrograms: await getSustainabilityPrograms(),
    sustainabilityReports: await getSustainabilityReports(),
    sustainabilityMessage: await getSustainabilityMessage(),
    jobBoard: await getJobBoard(),
    contactPeople: await getContactPeople(),
    contactStates: await getContactStates(),
    quoteStates: await getQuoteStates(),
    quoteCities: new Map(),
    coverage: new Map(),
    frequencies: await getFrequencies(),
    files: new Map(),
  };
}
