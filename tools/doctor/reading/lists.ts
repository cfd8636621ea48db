import { getFrequencies } from '@/lib/content/gateway/battery';
import { getBlogStates, getLatestBlogPosts, getNewestBlogPosts } from '@/lib/content/gateway/blog';
import { getOffices, getZonedBranches } from '@/lib/content/gateway/branches';
import {
  getActiveLines,
  getBusinessLines,
  getLineMarkers,
  getPresence,
  getQuoteLines,
  getServiceLines,
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
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { getPrivacyNotices } from '@/lib/content/gateway/privacy-notices';
import {
  getPrograms,
  getResponsibilityContent,
  getStrategyContent,
} from '@/lib/content/gateway/programs';
import { getFooterSections, getSections, getSeo } from '@/lib/content/gateway/sections';
import { getContactStates, getQuoteStates } from '@/lib/content/gateway/states';
import {
  getSustainabilityContent,
  getSustainabilityMessage,
  getSustainabilityPrograms,
  getSustainabilityReports,
} from '@/lib/content/gateway/sustainability';
import { readInstitutionalPages } from '@/lib/features/institutional/read-pages';
import { readAnnualReports } from '@/lib/features/reports/read-reports';
import { settled, type Asker } from './asker';
import { readPress } from './press';

/** Four calls of different services. All of them unavailable: the gateway does not work. */
async function readOpening({ ask: askPatiently, stop }: Asker) {
  const ask: Asker['ask'] = (read) => askPatiently(read, 1);
  const opening = await settled({
    sections: ask(getSections),
    activeLines: ask(getActiveLines),
    frequencies: ask(getFrequencies),
    contactStates: ask(getContactStates),
  });
  if (Object.values(opening).every(({ status }) => status === 'unavailable')) stop();
  return opening;
}

/** Every call without a parameter, and what the site asks besides where a list lacks bodies; of the press room at most so many pages. */
export async function readLists(asker: Asker, pressPages: number) {
  const opening = await readOpening(asker);
  const { ask } = asker;
  const lists = await settled({
    footerSections: ask(getFooterSections),
    homeSeo: ask(() => getSeo('I')),
    quoteSeo: ask(() => getSeo('C')),
    socialNetworks: ask(getSocialNetworks),
    carousel: ask(getCarousel),
    indicators: ask(getIndicators),
    clients: ask(getClients),
    testimonials: ask(getTestimonials),
    homeFaqs: ask(getHomeFaqGroupers),
    faqs: ask(getFaqGroupers),
    institutional: ask(readInstitutionalPages),
    lines: ask(getBusinessLines),
    serviceLines: ask(getServiceLines),
    quoteLines: ask(getQuoteLines),
    lineMarkers: ask(getLineMarkers),
    presence: ask(getPresence),
    branches: ask(getZonedBranches),
    offices: ask(getOffices),
    latestPosts: ask(getLatestBlogPosts),
    posts: ask(() => getNewestBlogPosts('all', Number.POSITIVE_INFINITY)),
    postStates: ask(getBlogStates),
    annualReports: ask(readAnnualReports),
    privacyNotices: ask(getPrivacyNotices),
    programs: ask(getPrograms),
    responsibility: ask(getResponsibilityContent),
    strategy: ask(getStrategyContent),
    sustainability: ask(getSustainabilityContent),
    sustainabilityPrograms: ask(getSustainabilityPrograms),
    sustainabilityReports: ask(getSustainabilityReports),
    sustainabilityMessage: ask(getSustainabilityMessage),
    jobBoard: ask(getJobBoard),
    contactPeople: ask(getContactPeople),
    quoteStates: ask(getQuoteStates),
  });
  return { ...opening, ...lists, ...(await readPress(asker, pressPages)) };
}

export type Lists = Awaited<ReturnType<typeof readLists>>;
