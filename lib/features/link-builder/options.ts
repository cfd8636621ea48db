import 'server-only';
import { stateChoices } from '@/lib/content/catalogue/choices';
import { getAnnualReports } from '@/lib/content/gateway/annual-reports';
import { getBlogStates } from '@/lib/content/gateway/blog';
import { listOrEmpty, mapResult } from '@/lib/content/gateway/result';
import { getQuoteStates } from '@/lib/content/gateway/states';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
import type { LinkedLine } from '@/lib/features/quote/deep-link';
import type { LinkedPlace } from '@/lib/features/quote/linked-place';
import { getWizardLines } from '@/lib/features/quote/page';
import type { Named } from '@/lib/features/quote/state';
import { routes } from '@/lib/server/routing/routes';

/** A record by its path. */
interface PathOption {
  id: string;
  name: string;
}

/** The lists that a link is chosen from; empty where the gateway does not respond. */
export interface LinkOptions {
  lines: LinkedLine[];
  states: LinkedPlace[];
  newsStates: Named[];
  reports: PathOption[];
  questions: PathOption[];
}

const readLines = async () =>
  mapResult(await getWizardLines(), (lines) =>
    lines.map(({ id, name, url, route }) => ({ id, name, url, route })),
  );

/** The states of the quote, as the wizard shows them. */
export const readQuoteStates = async () => mapResult(await getQuoteStates(), stateChoices);

/** Reads every list; never throws. */
export async function readLinkOptions(): Promise<LinkOptions> {
  const [lines, states, newsStates, reports, groupers] = await Promise.all([
    readLines(),
    readQuoteStates(),
    getBlogStates(),
    getAnnualReports(),
    readFaqGroupers(),
  ]);
  return {
    lines: listOrEmpty(lines),
    states: listOrEmpty(states).map(({ id, key, name, shortname }) => ({
      ...{ id, key, name, shortname },
    })),
    newsStates: listOrEmpty(newsStates).map(({ id, name }) => ({ id, name })),
    reports: listOrEmpty(reports).map((report) => ({
      id: routes.annualReport(report),
      name: report.report_name,
    })),
    questions: listOrEmpty(groupers).flatMap((grouper) =>
      grouper.frequent_questions.map((question) => ({
        id: routes.faq({ id_grouper: grouper.id, id: question.id }),
        name: question.question,
      })),
    ),
  };
}
