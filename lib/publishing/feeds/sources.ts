import 'server-only';
import { LRUCache } from 'lru-cache';
import { shownStateName } from '@/lib/content/catalogue/state-names';
import { companyName } from '@/lib/company';
import type { Feed, FeedItem, FeedPicture } from '@/lib/publishing/feeds/feed';
import { richTextParts } from '@/lib/content/html/rich-text';
import { typeByName } from '@/lib/content/media/file-response';
import { escapeXml } from '@/lib/util/format/xml.mts';
import { gatewayInstant } from '@/lib/util/format/mexico-time';
import { getBlogStates, type BlogPost } from '@/lib/content/gateway/blog';
import { mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { listed } from '@/lib/features/content-types/content-type';
import { news } from '@/lib/features/content-types/news';
import { press } from '@/lib/features/content-types/press';
import { statesOf } from '@/lib/features/news/cards';
import { readNewestNews } from '@/lib/features/news/read-news';
import { readNamedPress, type NamedPressItem } from '@/lib/features/press/press-room';
import { routes, type FeedFormat } from '@/lib/server/routing/routes';
import { keptByContent } from '@/lib/util/kept-by-content';
import { nameSlug } from '@/lib/util/name-keys';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';

const LINKED = /<(?:a|img)\b[^>]*>/g;
const URL_ATTRIBUTE = /\b(href|src)="([^"]*)"/g;

const unescaped = (value: string) =>
  value.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => {
    return { lt: '<', gt: '>', quot: '"' }[name] ?? '&';
  });

/** Feed readers do not resolve relative URLs. */
function withAbsoluteUrls(html: string, page: string): string {
  return html.replace(LINKED, (tag) =>
    tag.replace(URL_ATTRIBUTE, (match, name: string, value: string) => {
      const url = unescaped(value);
      if (!URL.canParse(url, page)) return match;
      return `${name}="${escapeXml(new URL(url, page).href)}"`;
    }),
  );
}

/** Sanitizing is most of a feed's cost, and posts rarely change. Size in characters. */
const contents = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (content, key) => content.length + key.length,
});

/** Sanitized HTML for the feed item at `page`, with absolute URLs and links instead of videos. */
export function feedContent(html: string, page: string): string {
  const key = `${page}\n${html}`;
  const cached = contents.get(key);
  if (cached !== undefined) return cached;
  const content = richTextParts(html)
    .map((part) =>
      part.kind === 'html'
        ? withAbsoluteUrls(part.html, page)
        : `<p><a href="${escapeXml(page)}">Ver el video</a></p>`,
    )
    .join('');
  contents.set(key, content);
  return content;
}

/** An image of the gateway; undefined for any other file. */
export function feedPicture(file: string): FeedPicture | undefined {
  const type = typeByName(file);
  if (type === undefined || !type.startsWith('image/')) return undefined;
  return { url: absoluteUrl(routes.file(file)), type };
}

const MOST_ITEMS = 50;

/** Half a megabyte each. States have feeds of their own, which few read. */
const feeds = new LRUCache<string, ReturnType<typeof keptByContent<Feed>>>({ max: 8 });

/** The feed of these records, built again when they change. */
function feedOf<T>(
  head: Omit<Feed, 'items'>,
  records: readonly T[],
  itemOf: (record: T) => FeedItem,
): Feed {
  const kept = feeds.get(head.self) ?? keptByContent<Feed>();
  feeds.set(head.self, kept);
  return kept({ head, records }, () => ({ ...head, items: records.map(itemOf) }));
}

function newsItem(post: BlogPost): FeedItem {
  const link = absoluteUrl(news.path(post));
  return {
    title: news.title(post),
    link,
    published: gatewayInstant(news.date(post)),
    summary: excerpt(post.text_publication),
    content: feedContent(post.text_publication, link),
    categories: statesOf(post),
    picture: feedPicture(post.name_cover_image),
  };
}

function pressItem(item: NamedPressItem): FeedItem {
  return {
    title: press.title(item),
    link: absoluteUrl(press.path(item)),
    published: gatewayInstant(press.date(item)),
    summary: item.meta_description.trim(),
    content: '',
    categories: [],
    picture: feedPicture(item.name_image),
  };
}

/** The newest news of all states. Never throws. */
export async function newsFeed(format: FeedFormat): Promise<Result<Feed>> {
  return mapResult(await listed(readNewestNews('all', MOST_ITEMS)), (posts) =>
    feedOf(
      {
        title: `Noticias | ${companyName}`,
        description:
          'Noticias sobre recolección, separación, reciclaje y normatividad de residuos en México.',
        link: absoluteUrl(routes.blog()),
        self: absoluteUrl(routes.newsFeed(format)),
      },
      posts,
      newsItem,
    ),
  );
}

/** The newest news of a state by its `nameSlug`; missing unless the filter has it. Never throws. */
export async function stateNewsFeed(
  format: FeedFormat,
  { state: slug }: { state: string },
): Promise<Result<Feed>> {
  const states = await getBlogStates();
  if (states.status !== 'found') return states;
  const state = states.value.find(({ name }) => nameSlug(name) === slug);
  if (state === undefined) return missing;
  const name = shownStateName(state.name);
  return mapResult(await listed(readNewestNews(state.id, MOST_ITEMS)), (posts) =>
    feedOf(
      {
        title: `Noticias de ${name} | ${companyName}`,
        description: `Noticias sobre recolección, separación y reciclaje de residuos en ${name}.`,
        link: absoluteUrl(routes.news({ page: 1, buscar: '', estado: String(state.id) })),
        self: absoluteUrl(routes.newsFeed(format, state.name)),
      },
      posts,
      newsItem,
    ),
  );
}

/** The newest press items. Never throws. */
export async function pressFeed(format: FeedFormat): Promise<Result<Feed>> {
  return mapResult(await readNamedPress(), (items) =>
    feedOf(
      {
        title: `Sala de Prensa | ${companyName}`,
        description: 'Comunicados de prensa, fotografías y documentos para medios de comunicación.',
        link: absoluteUrl(routes.press()),
        self: absoluteUrl(routes.pressFeed(format)),
      },
      items.slice(0, MOST_ITEMS),
      pressItem,
    ),
  );
}
