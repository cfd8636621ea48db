import { LRUCache } from 'lru-cache';
import { typeByName } from '@/lib/content/media/file-response';
import type { FeedPicture } from '@/lib/publishing/feeds/feed';
import { richTextParts } from '@/lib/content/html/rich-text';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { escapeXml } from '@/lib/util/format/xml';

const LINKED = /<(?:a|img)\b[^>]*>/g;
const ADDRESS = /\b(href|src)="([^"]*)"/g;

const unescaped = (value: string) =>
  value.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => {
    return { lt: '<', gt: '>', quot: '"' }[name] ?? '&';
  });

/** Makes the addresses of sanitised html absolute: a reader knows no page that they start from. */
function withAbsoluteAddresses(html: string, page: string): string {
  return html.replace(LINKED, (tag) =>
    tag.replace(ADDRESS, (whole, name: string, value: string) => {
      const address = unescaped(value);
      if (!URL.canParse(address, page)) return whole;
      return `${name}="${escapeXml(new URL(address, page).href)}"`;
    }),
  );
}

/** Sanitising is most of a feed's work, and a post seldom changes: bounded, in characters. */
const made = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (content, key) => content.length + key.length,
});

/**
 * Gateway html as a feed carries it: sanitised like the page's, addresses absolute, and a link
 * where a video stands.
 *
 * @param page the item's own address.
 */
export function feedContent(html: string, page: string): string {
  const key = `${page}\n${html}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const content = richTextParts(html)
    .map((part) =>
      part.kind === 'html'
        ? withAbsoluteAddresses(part.html, page)
        : `<p><a href="${escapeXml(page)}">Ver el video</a></p>`,
    )
    .join('');
  made.set(key, content);
  return content;
}

/** A picture of the gateway; undefined where the name is none, or no picture's. */
export function feedPicture(file: string): FeedPicture | undefined {
  const type = typeByName(file);
  if (type === undefined || !type.startsWith('image/')) return undefined;
  return { url: absoluteUrl(routes.file(file)), type };
}
