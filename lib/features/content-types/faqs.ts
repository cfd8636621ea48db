import 'server-only';
import type { FAQPage, WithContext } from 'schema-dts';
import {
  getFaqGrouper,
  getFaqGroupers,
  getFaqQuestion,
  getHomeFaqGroupers,
  type FaqGrouper,
  type FaqQuestion,
} from '@/lib/content/gateway/faqs';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { textOf } from '@/lib/content/html/text';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { textEntry } from '@/lib/features/content-types/search-entry';
import { picture } from '@/lib/features/content-types/shown';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
import { routes } from '@/lib/server/routing/routes';

/** A question under its topic. */
interface Question extends FaqQuestion {
  topic: FaqGrouper;
}

/** Questions, which lists have within their topic. */
export const questions = {
  tag: 'faq',
  noun: 'pregunta frecuente',
  callsById: { questionsById: { ...getFaqQuestion.contract, of: 'questions', isRare: true } },
  id: ({ id }) => id,
  title: ({ question }) => question,
  path: ({ id, topic }) => routes.faq({ id_grouper: topic.id, id }),
  names: () => [],
  entry: ({ answer, meta_keywords, topic }) => ({
    ...textEntry('faq', answer, meta_keywords),
    context: topic.name,
  }),
  /** None for an answer without text, such as a picture alone. */
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
  shown: ({ question, answer, name_image, title }) => ({
    names: { question },
    htmls: [{ field: 'answer', value: answer, level: 4, isMain: true }],
    pictures: picture('name_image', name_image, 'faq', { field: 'title', text: title }),
  }),
} satisfies ContentType<Question>;

/** Topics of questions. */
export const faqs = {
  tag: 'faq',
  noun: 'tema de preguntas',
  shownOn: [routes.home()],
  calls: { faqs: getFaqGroupers.contract, homeFaqs: getHomeFaqGroupers.contract },
  callsById: { faqsById: { ...getFaqGrouper.contract, of: 'faqs', isRare: true } },
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
  shown: ({ name }) => ({ names: { name } }),
} satisfies ContentType<FaqGrouper>;
