import { companyName } from '@/lib/company';
import { rfc3339, rfc822 } from '@/lib/util/format/mexico-time';
import { escapeXml } from '@/lib/util/format/xml.mts';

/** A feed in either format. All URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  link: string;
  self: string;
  items: FeedItem[];
}

/** An entry of a feed. */
export interface FeedItem {
  title: string;
  /** The item's page; also its permanent id. */
  link: string;
  published: Date | undefined;
  /** Plain text; '' for none. */
  summary: string;
  /** Sanitized HTML; '' for none. */
  content: string;
  categories: string[];
  picture: FeedPicture | undefined;
}

/** A picture by its absolute URL, with its media type. */
export interface FeedPicture {
  url: string;
  type: string;
}

/** As feeds write it. */
const LANGUAGE = 'es-mx';

/** The newest date of the items; undefined without dates. */
function lastChange({ items }: Feed): Date | undefined {
  const times = items.flatMap(({ published }) => published?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function rssItem({
  title,
  link,
  published,
  summary,
  content,
  categories,
  picture,
}: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    published ? element('pubDate', rfc822(published)) : '',
    summary ? element('description', summary) : '',
    ...categories.map((name) => element('category', name)),
    // 0 means an unknown length (RSS Best Practices Profile).
    picture
      ? `<enclosure url="${escapeXml(picture.url)}" type="${escapeXml(picture.type)}" length="0"/>`
      : '',
    content ? element('content:encoded', content) : '',
    '</item>',
  ].join('');
}

/** The feed as RSS 2.0. */
export function rss(feed: Feed): string {
  const changed = lastChange(feed);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.link),
    element('description', feed.description),
    element('language', LANGUAGE),
    changed ? element('lastBuildDate', rfc822(changed)) : '',
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(rssItem),
    '</channel>',
    '</rss>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Atom requires a date; this stands for none. */
const NO_DATE = new Date(0);

const html = (name: string, text: string) => `<${name} type="html">${escapeXml(text)}</${name}>`;

function atomEntry(item: FeedItem): string {
  const { title, link, published, summary, content, categories, picture } = item;
  return [
    '<entry>',
    element('title', title),
    element('id', link),
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    picture
      ? `<link rel="enclosure" type="${escapeXml(picture.type)}" href="${escapeXml(picture.url)}"/>`
      : '',
    published ? element('published', rfc3339(published)) : '',
    element('updated', rfc3339(published ?? NO_DATE)),
    ...categories.map((name) => `<category term="${escapeXml(name)}"/>`),
    summary ? element('summary', summary) : '',
    content ? html('content', content) : '',
    '</entry>',
  ].join('');
}

/** The feed as Atom 1.0. */
export function atom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    element('title', feed.title),
    element('subtitle', feed.description),
    element('id', feed.self),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.link)}"/>`,
    element('updated', rfc3339(lastChange(feed) ?? NO_DATE)),
    `<author>${element('name', companyName)}</author>`,
    ...feed.items.map(atomEntry),
    '</feed>',
  ].join('\n');
}
