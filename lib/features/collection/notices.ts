import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { stateKey } from '@/lib/content/catalogue/state-names';
import type { BlogPost } from '@/lib/content/gateway/blog';
import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { textOf } from '@/lib/content/html/text';
import { addDays } from '@/lib/features/collection/wall-clock';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
import { readNewestNews } from '@/lib/features/news/read-news';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { INCOMPLETE_TAG } from '@/lib/server/cache/page-tags.mts';
import { routes } from '@/lib/server/routing/routes';
import { isoDate } from '@/lib/util/format/dates';
import { nameKey } from '@/lib/util/names';

/** A page that may announce a change of the next collections. */
export interface Notice {
  title: string;
  href: string;
  /** The date of a post, `YYYY-MM-DD`; absent for a frequent question. */
  date?: string;
}

interface ServicePost extends Required<Notice> {
  /** The keys of its states, from `stateKey`; empty for all states. */
  states: string[];
}

/** The company's posts about its service, newest first, and its questions about holidays. */
export interface ServiceNews {
  posts: ServicePost[];
  questions: Notice[];
  /** Whether the posts could be read. Without them, a change of a date is unknown. */
  isKnown: boolean;
}

const MOST_POSTS = 50;
const RECENT_DAYS = 30;
const MOST_NOTICES = 3;

// The patterns match beginnings of words. They are broad: an extra link does less harm than a missed change.
const SERVICE = /\b(?:recolec|recog|camion|ruta|servicio|horario)/;
/** In a short text, the company's own work counts too. */
const WORK =
  /\b(?:basura|residuos|unidad(?:es)? (?:de|pasa|sal)|cerramos|cerraremos|(?:no )?pas(?:amos|aremos)|(?:labor|trabaj|descans)(?:amos|aremos)\b)/;
const CHANGE =
  /\b(?:suspen|cancel|adelant(?!e\b)|pospo|pospus|aplaz|retras|reanud|reprogram|modific|cambi|nuev[oa]s? (?:horario|dia|ruta)|temprano|mas tarde|festiv|arranca\b|a partir del?\b|termina(?:n|ra|ran)? (?:a las?|antes)|horario (?:especial|de)|recorre (?:al|un|para)|sin (?:recolec|servicio)|en (?:lugar|vez) del?\b|no (?:se |la |lo |le |les )?(?:habra|hay|pasa|recol|recog|presta|labora|opera|trabaja))/;
/** A day, an hour or a holiday period. */
const WHEN =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|antes|tarde|(?:en|durante|por) (?:el |la |las |estas )?(?:fiestas|navidad|ano nuevo|semana santa|vacaciones)|[12]?\d:\d\d|\d\d? ?h(?:rs?|oras)?\b|\d\d? de [a-z]{4,10}|a las? \d|medio ?dia|el [123]?\d\b)/;
/** The longest text of an announcement, in characters; articles are longer. */
const SHORT = 1_000;

/** Returns whether a post may say that collection is at another time than usual. */
export function isAboutService(title: string, html: string): boolean {
  const text = nameKey(`${title}. ${textOf(html)}`);
  const isShort = text.length <= SHORT;
  const parts = isShort ? [text] : text.split(/[.!?;] /);
  return parts.some((part) =>
    isShort
      ? (SERVICE.test(part) || WORK.test(part)) && (CHANGE.test(part) || WHEN.test(part))
      : SERVICE.test(part) && CHANGE.test(part),
  );
}

const EVERYWHERE = [stateKey('Todo México'), ''];

type PostText = Pick<
  BlogPost,
  'title_publication' | 'text_publication' | 'start_date' | 'url' | 'lst_business_unit'
>;

/** Returns the posts about the service, newest first. */
export const servicePosts = (posts: readonly PostText[]): ServicePost[] =>
  posts
    .flatMap((post) => {
      const date = isoDate(post.start_date);
      const title = post.title_publication;
      if (date === undefined || !isAboutService(title, post.text_publication)) return [];
      const states = post.lst_business_unit.map(({ ubication }) => stateKey(ubication.state));
      const isOfAll = states.some((state) => EVERYWHERE.includes(state));
      return [{ title, href: routes.blogPost(post), date, states: isOfAll ? [] : states }];
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));

/** Returns the questions about holidays. */
export const holidayQuestions = (groupers: readonly FaqGrouper[]): Notice[] =>
  groupers.flatMap(({ id: id_grouper, frequent_questions }) =>
    frequent_questions
      .filter(({ question }) => nameKey(question).includes('festiv'))
      .map(({ id, question }) => ({ title: question, href: routes.faq({ id_grouper, id }) })),
  );

/** Returns the newest posts of the last 30 days that are for a state or for all, at most three. */
export function recentPosts(posts: readonly ServicePost[], state: string, today: string): Notice[] {
  const oldest = addDays(today, -RECENT_DAYS);
  return posts
    .filter(({ date, states }) => date >= oldest && date <= today && isFor(states, state))
    .slice(0, MOST_NOTICES)
    .map(({ title, href, date }) => ({ title, href, date }));
}

const isFor = (states: readonly string[], state: string) =>
  states.length === 0 || states.includes(stateKey(state));

/** Reads the posts and questions about the service. Never throws. */
export async function readServiceNews(): Promise<ServiceNews> {
  'use cache';
  const [posts, faqs] = await Promise.all([readNewestNews('all', MOST_POSTS), readFaqGroupers()]);
  const isWhole = posts.status !== 'unavailable' && faqs.status !== 'unavailable';
  cacheLife(isWhole ? lifetimes.found : lifetimes.unavailable);
  cacheTag('faq', 'blog', ...(isWhole ? [] : [INCOMPLETE_TAG]));
  return {
    posts: servicePosts(listOrEmpty(posts)),
    questions: holidayQuestions(listOrEmpty(faqs)),
    isKnown: posts.status !== 'unavailable',
  };
}
