import 'server-only';
import { Feed, type Item } from 'feed';
import { LRUCache } from 'lru-cache';
import { connection } from 'next/server';
import { companyName } from '@/lib/company';
import type { BlogPost } from '@/lib/content/gateway/blog';
import type { Result } from '@/lib/content/gateway/result';
import { richTextParts } from '@/lib/content/html/rich-text';
import { excerpt } from '@/lib/content/html/text';
import { typeByName } from '@/lib/content/media/file-response';
import { statesOf } from '@/lib/features/news/cards';
import { readNewestNews } from '@/lib/features/news/read-news';
import { readNamedPress, type NamedPressItem } from '@/lib/features/press/press-room';
import { conditionalResponse, documentUnavailable } from '@/lib/publishing/documents';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import { gatewayInstant } from '@/lib/util/format/dates';
import { validXml } from '@/lib/util/markup.mts';

const MAX_ITEMS = 50;

/** Sanitized contents, since sanitizing is most of the cost of a feed. */
const contents = new LRUCache<string, string>({ max: 2 * MAX_ITEMS });

/** Returns sanitized HTML for the item at `page`, with absolute URLs and a link for each video. */
export function feedContent(html: string, page: string): string {
  const key = `${page}\n${html}`;
  const stored = contents.get(key);
  if (stored !== undefined) return stored;
  const content = richTextParts(html)
    .map((part) => (part.kind === 'html' ? part.html : '<p><a href="#">Ver el video</a></p>'))
    .join('')
    .replace(/(?<=<(?:a|img)\b[^>]* (?:href|src)=")[/#][^"]*/g, (url) =>
      URL.canParse(url, page) ? new URL(url, page).href : url,
    );
  contents.set(key, content);
  return content;
}

/** Returns the picture of an item; its length is 0 because it is unknown. */
function pictureOf(file: string): Pick<Item, 'enclosure'> {
  const type = typeByName(file);
  if (!type?.startsWith('image/')) return {};
  return { enclosure: { url: absoluteUrl(routes.file(file)), type, length: 0 } };
}

type FeedItem = Omit<Item, 'date' | 'id'> & { published: Date | undefined };

function newsItem(post: BlogPost): FeedItem {
  const link = absoluteUrl(routes.blogPost(post));
  return {
    title: post.title_publication,
    link,
    published: gatewayInstant(post.start_date),
    description: excerpt(post.text_publication),
    content: feedContent(post.text_publication, link),
    category: statesOf(post).map((name) => ({ name })),
    ...pictureOf(post.name_cover_image),
  };
}

const pressItem = (item: NamedPressItem): FeedItem => ({
  title: item.title,
  link: absoluteUrl(routes.pressItem(item.name)),
  published: gatewayInstant(item.date_notice),
  description: item.meta_description.trim(),
  ...pictureOf(item.name_image),
});

/**
 * Writes a list of the site as RSS 2.0. Leaves out items whose date cannot be read, because feed readers
 * sort by it.
 */
function rss(list: string, title: string, description: string, items: FeedItem[]): string {
  const dated = items.flatMap(({ published, ...item }) =>
    published ? [{ ...item, date: published }] : [],
  );
  const feed = new Feed({
    title: `${title} | ${companyName}`,
    description,
    link: absoluteUrl(list),
    language: 'es-mx',
    feedLinks: { rss: absoluteUrl(routes.feed(list)) },
    generator: false,
    updated: new Date(Math.max(0, ...dated.map(({ date }) => date.getTime()))),
  });
  for (const item of dated) feed.addItem(item);
  return validXml(feed.rss2());
}

function respond<T>(
  request: Request,
  read: Result<readonly T[]>,
  write: (records: readonly T[]) => string,
): Response {
  if (read.status === 'unavailable') return documentUnavailable();
  const document = write(read.status === 'found' ? read.value : []);
  return conditionalResponse(request, document, 'application/rss+xml; charset=utf-8');
}

/** Responds with the newest news as RSS; 503 while the gateway is unavailable. */
export async function newsFeed(request: Request): Promise<Response> {
  await connection();
  return respond(request, await readNewestNews('all', MAX_ITEMS), (posts) =>
    rss(
      routes.blog(),
      'Noticias',
      'Noticias sobre recolección, separación, reciclaje y normatividad de residuos en México.',
      posts.map(newsItem),
    ),
  );
}

/** Responds with the newest press items as RSS; 503 while the gateway is unavailable. */
export async function pressFeed(request: Request): Promise<Response> {
  await connection();
  return respond(request, await readNamedPress(), (items) =>
    rss(
      routes.press(),
      'Sala de Prensa',
      'Comunicados de prensa, fotografías y documentos para medios de comunicación.',
      items.slice(0, MAX_ITEMS).map(pressItem),
    ),
  );
}
