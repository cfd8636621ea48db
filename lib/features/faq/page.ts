import 'server-only';
import type { Metadata } from 'next';
import { grouperDetails, hasQuestions, readFaqGroupers } from '@/lib/features/faq/groupers';
import type { FaqState } from '@/lib/features/faq/state';
import { getFaqQuestion, type FaqGrouper, type FaqQuestion } from '@/lib/content/gateway/faqs';
import { mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { isEmptyHtml, excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { documentDescription, documentTitle, pageMetadata } from '@/lib/features/page/metadata';
import { withBody } from '@/lib/features/page/with-body';

interface FaqPage {
  groupers: FaqGrouper[];
  grouper: FaqGrouper;
  question: FaqQuestion;
}

const answers = {
  lacksBody: ({ answer }: FaqQuestion) => isEmptyHtml(answer),
  byId: getFaqQuestion,
};

/** Reads the FAQ page with one question open; missing for unknown ids. */
export async function readFaqPage({ grouperId, questionId }: FaqState): Promise<Result<FaqPage>> {
  const list = await readFaqGroupers();
  if (list.status !== 'found') return list;
  const listed = list.value.find(({ id }) => id === grouperId);
  // The topic is completed again, because the list hides an outage of its call.
  const grouper = listed ? await withBody(listed, grouperDetails) : missing;
  if (grouper.status !== 'found') return grouper;
  const asked = grouper.value.frequent_questions.find(({ id }) => id === questionId);
  const question = asked ? await withBody(asked, answers) : missing;
  return mapResult(question, (whole) => ({
    groupers: list.value.filter(hasQuestions),
    grouper: grouper.value,
    question: whole,
  }));
}

const descriptionOf = ({ answer }: FaqQuestion) => excerpt(answer) || fixedPages.faqs.description;

/** Returns the title and description of a question that the visitor opens on another question's page. */
export const questionHead = (question: FaqQuestion) => ({
  title: documentTitle(question, question.question),
  description: documentDescription(question, question.question, descriptionOf(question)),
});

/** Returns the metadata of a question's page, from its record. */
export function faqMetadata({ grouper, question }: FaqPage): Metadata {
  return pageMetadata({
    record: question,
    title: question.question,
    description: descriptionOf(question),
    path: routes.faq({ id_grouper: grouper.id, id: question.id }),
  });
}
