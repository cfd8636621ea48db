import 'server-only';
import { nameKey } from '@/lib/catalogue/names';
import { formatDate, isoDate } from '@/lib/format/dates';
import type { BlogPost } from '@/lib/gateway/blog';
import { searchableText, searchWords } from '@/lib/html/searchable';
import { excerpt } from '@/lib/html/text';
import { itemsOn, NEWS_STEPS, pageUpTo } from '@/lib/paging';
import { routes } from '@/lib/routes';

/** A post as its card shows it: small enough to travel to the browser. */
export interface NewsCard {
  id: number;
  title: string;
  href: string;
  /** As visitors read it; '' when the post has none. */
  date: string;
  /** For machines; absent when the date is none. */
  isoDate?: string;
  /** At most 180 characters without tags (specification, section 9). */
  excerpt: string;
  /** File key of the cover, '' for none. */
  file: string;
  states: string[];
}

/** The cards that one page of the news shows, of `total` posts. */
export interface NewsPage {
  page: number;
  total: number;
  cards: NewsCard[];
}

/** The states a post concerns, each once, in the gateway's order. */
export function statesOf(post: BlogPost): string[] {
  const names = post.lst_business_unit.map((unit) => unit.ubication.state.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

function newsCard(post: BlogPost): NewsCard {
  const iso = isoDate(post.start_date);
  return {
    id: post.id,
    title: post.title_publication,
    href: routes.blogPost(post),
    date: formatDate(post.start_date),
    ...(iso === undefined ? {} : { isoDate: iso }),
    excerpt: excerpt(post.text_publication),
    file: post.name_cover_image,
    states: statesOf(post),
  };
}

/**
 * Page `page` of the posts, or the last one there is: a filter may leave fewer pages than the address
 * asks for. Only the page's own posts are made into cards.
 */
export function newsPage(posts: readonly BlogPost[], page: number): NewsPage {
  const shown = Math.min(page, pageUpTo(posts.length, NEWS_STEPS));
  return {
    page: shown,
    total: posts.length,
    cards: itemsOn(shown, posts, NEWS_STEPS).map(newsCard),
  };
}

/**
 * The posts that hold every word of the term in their title or text; accents and letter case do not
 * matter, and a word may be a part of a longer one. Without a word, all of them.
 */
export function postsAbout(posts: readonly BlogPost[], term: string): readonly BlogPost[] {
  const words = searchWords(term);
  if (words.length === 0) return posts;
  return posts.filter((post) => {
    const title = nameKey(post.title_publication);
    const text = searchableText(post.text_publication);
    return words.every((word) => title.includes(word) || text.includes(word));
  });
}

/** Other posts that a post leads to. */
const RELATED = 3;

/** Up to three other posts: those that share a state first, then the newest, in the list's order. */
function relatedPosts(posts: readonly BlogPost[], post: BlogPost): BlogPost[] {
  const states = new Set(statesOf(post));
  const others = posts.filter((other) => other.id !== post.id);
  const near = others.filter((other) => statesOf(other).some((name) => states.has(name)));
  return [...new Set([...near, ...others])].slice(0, RELATED);
}

/** Related posts as cards. */
export function relatedCards(posts: readonly BlogPost[], post: BlogPost): NewsCard[] {
  return relatedPosts(posts, post).map(newsCard);
}
