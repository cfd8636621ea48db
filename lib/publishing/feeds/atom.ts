import { LANGUAGE, lastChange, type Feed, type FeedItem } from '@/lib/publishing/feeds/feed';
import { companyName } from '@/lib/company';
import { rfc3339 } from '@/lib/util/format/mexico-time';
import { escapeXml } from '@/lib/util/format/xml.mts';

/** Atom requires a date; this stands for none. */
const NO_DATE = new Date(0);

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const html = (name: string, text: string) => `<${name} type="html">${escapeXml(text)}</${name}>`;

function entry(item: FeedItem): string {
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
    ...feed.items.map(entry),
    '</feed>',
  ].join('\n');
}
