import 'server-only';
import {
  getFaqGrouper,
  getFaqGroupers,
  getHomeFaqGroupers,
  type FaqGrouper,
} from '@/lib/content/gateway/faqs';
import type { Result } from '@/lib/content/gateway/result';
import { withBodies } from '@/lib/features/page/with-body';

/** Returns whether a topic has questions. */
export const hasQuestions = ({ frequent_questions }: FaqGrouper): boolean =>
  frequent_questions.length > 0;

/** The check and the call for topics that a list has without their questions. */
export const grouperDetails = {
  lacksBody: (grouper: FaqGrouper) => !hasQuestions(grouper),
  byId: getFaqGrouper,
};

/** Reads all groupers, with the questions that the list lacks. */
export const readFaqGroupers = async (): Promise<Result<FaqGrouper[]>> =>
  withBodies(await getFaqGroupers(), grouperDetails);

/** Reads the groupers of the home page, as `readFaqGroupers`. */
export const readHomeFaqGroupers = async (): Promise<Result<FaqGrouper[]>> =>
  withBodies(await getHomeFaqGroupers(), grouperDetails);
