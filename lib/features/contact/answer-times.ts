import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import { textOf } from '@/lib/content/html/text';
import { nameKey } from '@/lib/util/name-keys';

const isAboutMissed = (question: string) =>
  /camion.*no paso|no paso.*camion/.test(nameKey(question));
const saysWhen = (sentence: string) =>
  /\breportes?\b.*\b(?:atiend|resuelv|respond)/i.test(sentence);

/**
 * How soon a report is dealt with, in the words of the company's own question about a truck that did
 * not come; undefined where no question says it. Plain text.
 */
export function answerTimes(groupers: readonly FaqGrouper[]): string | undefined {
  return groupers
    .flatMap(({ frequent_questions }) => frequent_questions)
    .filter(({ question }) => isAboutMissed(question))
    .flatMap(({ answer }) => textOf(answer).split(/(?<=[.!?])\s+/))
    .find(saysWhen);
}
