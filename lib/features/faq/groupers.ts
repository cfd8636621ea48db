import 'server-only';
import {
  getFaqGrouper,
  getFaqGroupers,
  getHomeFaqGroupers,
  type FaqGrouper,
} from '@/lib/content/gateway/faqs';
import type { Result } from '@/lib/content/gateway/result';
import { withBodies } from '@/lib/features/page/with-body';

/** Returns whether there is anything to open under a topic. */
export const hasQuestions = ({ frequent_questions }: FaqGrouper): boolean =>
  frequent_questions.length > 0;

/** For lists that leave the questions to the calls of the topics. */
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
