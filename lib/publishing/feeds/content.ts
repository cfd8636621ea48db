import { LRUCache } from 'lru-cache';
import { typeByName } from '@/lib/content/media/file-response';
import type { FeedPicture } from '@/lib/publishing/feeds/feed';
import { richTextParts } from '@/lib/content/html/rich-text';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { escapeXml } from '@/lib/util/format/xml.mts';

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
