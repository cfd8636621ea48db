import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import { textOf } from '@/lib/content/html/text';

/** Every question with an answer, as plain text. */
export function faqData(groupers: FaqGrouper[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groupers
      .flatMap((grouper) => grouper.frequent_questions)
      .map(({ question, answer }) => ({ question, text: textOf(answer) }))
      .filter(({ text }) => text !== '')
      .map(({ question, text }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text },
      })),
  };
}
