import 'server-only';
import type { FAQPage, WithContext } from 'schema-dts';
import { type FaqGrouper, type FaqQuestion } from '@/lib/content/gateway/faqs';
import { isEmptyHtml, textOf } from '@/lib/content/html/text';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { textEntry } from '@/lib/features/content-types/search-entry';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
import { routes } from '@/lib/server/routing/routes';

/** A question under its topic. */
interface Question extends FaqQuestion {
  topic: FaqGrouper;
}

/** Questions, which are listed within their topic. */
export const questions = {
  tag: 'faq',
  noun: 'pregunta frecuente',
  id: ({ id }) => id,
  title: ({ question }) => question,
  path: ({ id, topic }) => routes.faq({ id_grouper: topic.id, id }),
  names: () => [],
  entry: ({ answer, meta_keywords, topic }) => ({
    ...textEntry('faq', answer, meta_keywords),
    context: topic.name,
  }),
  /** Returns undefined for an answer without text, such as a picture. */
  structuredData: ({ question, answer }): WithContext<FAQPage> | undefined => {
    const text = isEmptyHtml(answer) ? '' : textOf(answer);
    if (text === '') return undefined;
    const acceptedAnswer = { '@type': 'Answer', text } as const;
    return {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer }],
    };
  },
} satisfies ContentType<Question>;

/** Topics of questions. */
export const faqs = {
  tag: 'faq',
  noun: 'tema de preguntas',
  read: () => listed(readFaqGroupers()),
  *within(topic) {
    for (const question of topic.frequent_questions) {
      yield { type: questions, record: { ...question, topic } };
    }
  },
  id: ({ id }) => id,
  title: ({ name }) => name,
  path: ({ id, frequent_questions: [first] }) =>
    first ? routes.faq({ id_grouper: id, id: first.id }) : routes.faqs(),
} satisfies ContentType<FaqGrouper>;
