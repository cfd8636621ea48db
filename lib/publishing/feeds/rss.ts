import { LANGUAGE, lastChange, type Feed, type FeedItem } from '@/lib/publishing/feeds/feed';
import { rfc822 } from '@/lib/util/format/mexico-time';
import { escapeXml } from '@/lib/util/format/xml.mts';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function item({ title, link, published, summary, content, categories, picture }: FeedItem): string {
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
    ...feed.items.map(item),
    '</channel>',
    '</rss>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
