import 'server-only';
import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';
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

const faqQuestion = z.object({
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

const faqGrouper = z.object({
  id,
  name: requiredText,
  frequent_questions: listOf(faqQuestion),
});
/** A topic with its questions; lists may leave them out. */
export type FaqGrouper = z.output<typeof faqGrouper>;

/** All groupers with their questions. */
export const getFaqGroupers = listCall('/web/frequent-questions', faqGrouper, 'faq');

/** The groupers of the home page: at most six (specification, section 9). */
export const getHomeFaqGroupers = listCall(
  '/web/frequent-questions/size-category/6',
  faqGrouper,
  'faq',
);

/** One question by its id. */
export const getFaqQuestion = recordCall('/web/frequent-questions/{id}', faqQuestion, 'faq');

/** One grouper with its questions. */
export const getFaqGrouper = recordCall(
  '/web/frequent-questions/grouper/{grouper}',
  faqGrouper,
  'faq',
);
