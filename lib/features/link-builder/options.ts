import 'server-only';
import { stateChoices } from '@/lib/content/catalogue/choices';
import { getBlogStates } from '@/lib/content/gateway/blog';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { getQuoteStates } from '@/lib/content/gateway/states';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
import { getWizardLines } from '@/lib/features/quote/page';
import { listAnnualReports } from '@/lib/features/reports/read-reports';
import { routes } from '@/lib/server/routing/routes';

/** The lists that a link is chosen from; empty where the gateway does not respond. Never throws. */
export async function readLinkOptions() {
  const [lines, states, newsStates, reports, groupers] = await Promise.all([
    getWizardLines(),
    getQuoteStates(),
    getBlogStates(),
    listAnnualReports(),
    readFaqGroupers(),
  ]);
  return {
    lines: listOrEmpty(lines).map(({ id, name, url, route }) => ({ id, name, url, route })),
    states: stateChoices(listOrEmpty(states)).map(({ id, key, name, shortname }) => {
      return { id, key, name, shortname };
    }),
    newsStates: listOrEmpty(newsStates).map(({ id, name }) => ({ id, name })),
    reports: listOrEmpty(reports).map((report) => ({
      id: routes.annualReport(report),
      name: report.report_name,
    })),
    questions: listOrEmpty(groupers).flatMap((grouper) =>
      grouper.frequent_questions.map(({ id, question }) => ({
        id: routes.faq({ id_grouper: grouper.id, id }),
        name: question,
      })),
    ),
  };
}

/** What `readLinkOptions` reads. */
export type LinkOptions = Awaited<ReturnType<typeof readLinkOptions>>;
