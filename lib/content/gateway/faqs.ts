import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
import {
  file,
  html,
  id,
  listOf,
  optionalId,
  requiredText,
  seoFields,
  text,
} from '@/lib/content/gateway/fields';
import { cached, get, readList, readOne } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';

/** A question with its answer. */
export const faqQuestion = z.object({
  ...seoFields,
  id,
  id_grouper: optionalId,
  grouper: text,
  question: requiredText,
  answer: html,
  name_image: file,
  title: text,
});
/** A question with its answer, which is HTML. */
export type FaqQuestion = z.output<typeof faqQuestion>;

/** A group of questions. */
export const faqGrouper = z.object({
  id,
  name: requiredText,
  frequent_questions: listOf(faqQuestion),
});
/** A topic with its questions; lists may leave them out. */
export type FaqGrouper = z.output<typeof faqGrouper>;

/** All groupers with their questions. */
export async function getFaqGroupers(): Promise<Result<FaqGrouper[]>> {
  'use cache';
  return cached(await readList(get`/web/frequent-questions`, faqGrouper), 'faq');
}

/** The groupers of the home page: at most six (specification, section 9). */
export async function getHomeFaqGroupers(): Promise<Result<FaqGrouper[]>> {
  'use cache';
  return cached(await readList(get`/web/frequent-questions/size-category/6`, faqGrouper), 'faq');
}

/** One question by its id. */
export async function getFaqQuestion(questionId: number): Promise<Result<FaqQuestion>> {
  'use cache';
  const call = get`/web/frequent-questions/${questionId}`;
  return cached(await readOne(call, faqQuestion), 'faq', recordTag('faq', questionId));
}

/** One grouper with its questions. */
export async function getFaqGrouper(grouperId: number): Promise<Result<FaqGrouper>> {
  'use cache';
  return cached(
    await readOne(get`/web/frequent-questions/grouper/${grouperId}`, faqGrouper),
    'faq',
  );
}
