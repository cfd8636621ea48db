import 'server-only';
import { z } from 'zod';
import * as field from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';

/** Decodes `FaqQuestion`. */
export const faqQuestion = z.object({
  ...field.seoFields,
  id: field.id,
  id_grouper: field.optionalId,
  grouper: field.text,
  question: field.requiredText,
  answer: field.html,
  name_image: field.file,
  title: field.text,
});
/** A question with its answer, which is HTML. */
export type FaqQuestion = z.output<typeof faqQuestion>;

/** Decodes `FaqGrouper`. */
export const faqGrouper = z.object({
  id: field.id,
  name: field.requiredText,
  frequent_questions: field.listOf(faqQuestion),
});
/** A topic with its questions; lists may leave them out. */
export type FaqGrouper = z.output<typeof faqGrouper>;

/** Reads all groupers with their questions. */
export async function getFaqGroupers() {
  'use cache';
  return readList(get('/web/frequent-questions'), faqGrouper, 'faq');
}

/** Reads the groupers of the home page: at most six (specification, section 9). */
export async function getHomeFaqGroupers() {
  'use cache';
  return readList(get('/web/frequent-questions/size-category/6'), faqGrouper, 'faq');
}

/** Reads one question by its id. */
export async function getFaqQuestion(id: number) {
  'use cache';
  return readOne(get('/web/frequent-questions/{id}', id), faqQuestion, 'faq', id);
}

/** Reads one grouper with its questions. */
export async function getFaqGrouper(grouper: number) {
  'use cache';
  return readOne(get('/web/frequent-questions/grouper/{grouper}', grouper), faqGrouper, 'faq');
}
