import 'server-only';
import type { Metadata } from 'next';
import type { FaqState } from '@/lib/features/faq/state';
import { getFaqGroupers, type FaqGrouper, type FaqQuestion } from '@/lib/content/gateway/faqs';
import { found, missing, type Result } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

interface FaqPage {
  groupers: FaqGrouper[];
  grouper: FaqGrouper;
  question: FaqQuestion;
}

/** The FAQ page at one question; missing for unknown ids. */
export async function readFaqPage({ grouperId, questionId }: FaqState): Promise<Result<FaqPage>> {
  const result = await getFaqGroupers();
  if (result.status !== 'found') return result;
  const groupers = result.value.filter(({ frequent_questions }) => frequent_questions.length > 0);
  const grouper = groupers.find(({ id }) => id === grouperId);
  const question = grouper?.frequent_questions.find(({ id }) => id === questionId);
  return grouper && question ? found({ groupers, grouper, question }) : missing;
}

/** Metadata of a question's page, from its record. */
export function faqMetadata({ grouper, question }: FaqPage): Metadata {
  return pageMetadata({
    record: question,
    title: question.question,
    description: excerpt(question.answer) || fixedPages.faqs.description,
    path: routes.faq({ id_grouper: grouper.id, id: question.id }),
  });
}
