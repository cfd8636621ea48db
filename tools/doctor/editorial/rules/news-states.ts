import { shownStateName } from '@/lib/content/catalogue/state-names';
import { listStates } from '@/lib/content/catalogue/states';
import type { BlogPost } from '@/lib/content/gateway/blog';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { textOf } from '@/lib/content/html/text';
import { statesOf } from '@/lib/features/news/cards';
import type { Content } from '@/tools/doctor/content';
import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { news } from '@/lib/features/content-types/news';
import { shownRecord } from '@/tools/doctor/editorial/records/shown-record';

/** The country, which nearly every text names, and streets and surnames of every city. */
const UNSURE = new Set(['México', 'Guerrero', 'Hidalgo', 'Morelos']);

/** The names of states and of the company's cities, as they are written. */
function placeNames({ branches }: Content): RegExp {
  const names = [
    ...listStates().map(({ name }) => shownStateName(name)),
    ...listOrEmpty(branches).map(({ name }) => name),
  ].filter((name) => !UNSURE.has(name));
  const escaped = [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'u');
}

const placeIn = (post: BlogPost, names: RegExp) =>
  names.exec(`${post.title_publication} ${textOf(post.text_publication)}`)?.[0];

/** News of a place that its state's list does not show. Those of all the country may have none. */
export const newsStates: Rule = (content) => {
  const names = placeNames(content);
  return listOrEmpty(content.posts).flatMap((post) => {
    const place = statesOf(post).length === 0 ? placeIn(post, names) : undefined;
    if (place === undefined) return [];
    return [
      finding('news-without-state', shownRecord(news, post), 'lst_business_unit', {
        what: `La noticia habla de ${quoted(place)}, pero no tiene ningún estado.`,
        why: 'Quien filtra las noticias por su estado no la encuentra.',
        fix: 'Elija la sucursal o las sucursales de las que trata la noticia.',
      }),
    ];
  });
};
