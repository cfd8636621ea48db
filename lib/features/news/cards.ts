import 'server-only';
import { cardDate } from '@/lib/util/format/dates';
import type { BlogSummary } from '@/lib/content/gateway/blog';
import { itemsOn, NEWS_STEPS, pageUpTo, startOf } from '@/lib/util/pagination';
import { routes } from '@/lib/server/routing/routes';

/** A news item in the list. */
export interface NewsCard {
  id: number;
  title: string;
  href: string;
  date: string;
  isoDate?: string;
  /** A text of at most 180 characters, without tags (specification, section 9). */
  excerpt: string;
  file: string;
  states: string[];
}

/** The cards that a page of the list adds. */
export interface NewsPage {
  page: number;
  total: number;
  /** Index of the first card among all posts, from 0. */
  start: number;
  cards: NewsCard[];
}

type Placed = Pick<BlogSummary, 'lst_business_unit'>;

/** Returns the states of a post, without duplicates. */
export function statesOf(post: Placed): string[] {
  const names = post.lst_business_unit.map((unit) => unit.ubication.state);
  return [...new Set(names.filter((name) => name !== ''))];
}

function newsCard(post: BlogSummary): NewsCard {
  return {
    id: post.id,
    title: post.title_publication,
    href: routes.blogPost(post),
    ...cardDate(post.start_date),
    excerpt: post.excerpt,
    file: post.name_cover_image,
    states: statesOf(post),
  };
}

/** Returns page `page` of the posts, or the last one: a filter may leave fewer pages than the URL has. */
export function newsPage(posts: readonly BlogSummary[], page: number): NewsPage {
  const shown = Math.min(page, pageUpTo(posts.length, NEWS_STEPS));
  return {
    page: shown,
    total: posts.length,
    start: startOf(shown, NEWS_STEPS),
    cards: itemsOn(shown, posts, NEWS_STEPS).map(newsCard),
  };
}

const RELATED = 3;

/** Returns up to 3 related posts: those that share a state first, then the newest. */
export function relatedCards(
  posts: readonly BlogSummary[],
  post: Placed & Pick<BlogSummary, 'id'>,
): NewsCard[] {
  const states = new Set(statesOf(post));
  const others = posts.filter((other) => other.id !== post.id);
  const near = others.filter((other) => statesOf(other).some((name) => states.has(name)));
  return [...new Set([...near, ...others])].slice(0, RELATED).map(newsCard);
}
