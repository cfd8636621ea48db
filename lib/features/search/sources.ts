import 'server-only';
import { getAnnualReports } from '@/lib/content/gateway/annual-reports';
import { getBlogSummaries } from '@/lib/content/gateway/blog';
import { getZonedBranches } from '@/lib/content/gateway/branches';
import {
  getActiveLines,
  getBusinessLines,
  getServiceLines,
} from '@/lib/content/gateway/business-lines';
import { getContactPeople } from '@/lib/content/gateway/contact';
import { getJobBoard, type JobBoard } from '@/lib/content/gateway/job-board';
import { getPrivacyNotices } from '@/lib/content/gateway/privacy-notices';
import {
  getPrograms,
  getStrategyContent,
  type SocialResponsibilityContent,
} from '@/lib/content/gateway/programs';
import { found, mapResult, type Result } from '@/lib/content/gateway/result';
import {
  getSustainabilityPrograms,
  getSustainabilityReports,
} from '@/lib/content/gateway/sustainability';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
import { readInstitutionalPages } from '@/lib/features/institutional/read-pages';
import { withDetails } from '@/lib/features/lines/with-details';
import { textOf } from '@/lib/content/html/text';
import { readAllPress } from '@/lib/features/press/read-all';
import { hasStructure } from '@/lib/features/programs/tabs';
import type { SearchEntry } from '@/lib/features/search/entry';
import { jobPages, staticPageEntries, structurePage } from '@/lib/features/search/page-entries';
import {
  annualReportEntry,
  branchEntries,
  contactEntry,
  faqEntries,
  institutionalEntries,
  lineEntries,
  newsEntries,
  noticeEntry,
  pressEntries,
  programEntry,
  sustainabilityReportEntry,
} from '@/lib/features/search/record-entries';

export interface EntrySource {
  name: string;
  /** Entries are rebuilt only when `value` has changed. */
  read(): Promise<Result<{ value: unknown; entries: () => Iterable<SearchEntry> }>>;
}

function source<T>(
  name: string,
  read: () => Promise<Result<T>>,
  entriesOf: (value: T) => Iterable<SearchEntry>,
): EntrySource {
  return {
    name,
    read: async () =>
      mapResult(await read(), (value) => ({ value, entries: () => entriesOf(value) })),
  };
}

function listSource<T>(
  name: string,
  read: () => Promise<Result<T[]>>,
  entriesOf: (record: T) => SearchEntry | SearchEntry[],
): EntrySource {
  // One record at a time: thousands at once would block the event loop.
  return source(name, read, function* (list) {
    for (const record of list) {
      const entries = entriesOf(record);
      if (Array.isArray(entries)) yield* entries;
      else yield entries;
    }
  });
}

async function readLines() {
  const [active, details] = await Promise.all([getActiveLines(), getBusinessLines()]);
  if (active.status === 'unavailable' || details.status !== 'found') return details;
  if (active.status === 'found' && active.value.length > 0) {
    return mapResult(details, (lines) => withDetails(active.value, lines));
  }
  return mapResult(await getServiceLines(), (lines) => withDetails(lines, details.value));
}

const jobEntries = ({ title, paragraphs }: JobBoard) =>
  jobPages(textOf(`${title} ${paragraphs.join(' ')}`));

const structureEntries = (content: SocialResponsibilityContent) =>
  hasStructure(content) ? [structurePage(textOf(`${content.description} ${content.content}`))] : [];

export const entrySources: readonly EntrySource[] = [
  source('pages', async () => found('standing'), staticPageEntries),
  listSource('lines', readLines, lineEntries),
  listSource('branches', getZonedBranches, branchEntries),
  listSource('faqs', readFaqGroupers, faqEntries),
  listSource('annual-reports', getAnnualReports, annualReportEntry),
  listSource('sustainability-reports', getSustainabilityReports, sustainabilityReportEntry),
  listSource('programs', getPrograms, programEntry),
  listSource('sustainability-programs', getSustainabilityPrograms, programEntry),
  listSource('institutional', readInstitutionalPages, institutionalEntries),
  listSource('notices', getPrivacyNotices, noticeEntry),
  listSource('contact', getContactPeople, contactEntry),
  source('job-board', getJobBoard, jobEntries),
  source('structure', getStrategyContent, structureEntries),
  source('news', () => getBlogSummaries('all'), newsEntries),
  source('press', async () => mapResult(await readAllPress(), ({ items }) => items), pressEntries),
];
