import { listOrEmpty } from '@/lib/content/gateway/result';
import { readPost } from '@/lib/features/collection/holidays/notices';
import { placeNames } from '@/lib/features/collection/holidays/places';
import { readServiceText, sentencesOf } from '@/lib/features/collection/holidays/read-text';
import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';

/** The sentences of answers and notices about the service on certain days, with what became of them. */
export function serviceSentences(content: Content) {
  const branches = listOrEmpty(content.branches);
  const names = placeNames(branches);
  const answers = listOrEmpty(content.faqs).flatMap((grouper) =>
    grouper.frequent_questions.map(({ id, question, answer }) => ({
      record: { type: 'pregunta frecuente', id, title: question },
      path: routes.faq({ id_grouper: grouper.id, id }),
      sentences: readServiceText(sentencesOf(answer), { names }).sentences,
    })),
  );
  const notices = listOrEmpty(content.posts).flatMap((post) => {
    const { notice, sentences } = readPost(post, names, branches);
    const record = { type: 'noticia', id: post.id, title: post.title_publication };
    return notice ? [{ record, path: notice.href, sentences }] : [];
  });
  return [...answers, ...notices].flatMap(({ sentences, ...source }) =>
    sentences.flatMap(({ text, outcome }) =>
      outcome === 'none' ? [] : [{ ...source, text, outcome }],
    ),
  );
}
