// Campaign parameters travel in URLs alone: a visitor who came by a tagged link keeps them while
// going from page to page, and nothing is stored.
import { nameSlug } from '@/lib/util/name-keys';

/** In canonical order. */
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;

const MAX_LENGTH = 60;

/** Other sites, handlers and files, which need no parameters. */
const NO_PAGE =
  /^(?!\/)|^\/(?:\/|api\/|archivos\/|compartir\/|_next\/|pdfjs\/|\.well-known\/)|\.(?:ico|ics|js|pdf|png|svg|txt|webmanifest|webp|xml)$/;

/** A parameter's value as it is carried and counted: a slug of at most 60 characters. */
export const campaignValue = (value: string): string =>
  nameSlug(value).slice(0, MAX_LENGTH).replace(/-$/, '');

/**
 * The campaign parameters of a query, as slugs of at most 60 characters in canonical order:
 * `utm_source=boletin&utm_campaign=lluvias-2026`; '' for none. Hostile values are cleaned like any.
 *
 * @param query with or without its question mark.
 */
export function campaignQuery(query: string): string {
  if (!query.includes('utm_')) return '';
  const values = new URLSearchParams(query);
  return PARAMETERS.map((name) => ({ name, slug: campaignValue(values.get(name) ?? '') }))
    .filter(({ slug }) => slug !== '')
    .map(({ name, slug }) => `${name}=${slug}`)
    .join('&');
}

/** The slug of a query's campaign; '' for none. */
export function campaignSlug(query: string): string {
  return campaignValue(new URLSearchParams(query).get('utm_campaign') ?? '');
}

/** A path with the parameters added to its query. @param campaign of `campaignQuery`. */
export function addCampaign(path: string, campaign: string): string {
  if (campaign === '') return path;
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return `${page}${query === '' ? '?' : `${query}&`}${campaign}${fragment}`;
}

/**
 * The target of a link with the parameters, where it leads to a page of the site and has none of its
 * own; else as it is.
 */
export function withCampaign(href: string, campaign: string): string {
  const [path = ''] = href.split(/[?#]/);
  return NO_PAGE.test(path) || href.includes('utm_') ? href : addCampaign(href, campaign);
}

/**
 * In the browser, the target of a link with the parameters of the present page. On the server as it
 * is: lib/server/response/campaign-links.ts adds them to the finished page.
 */
export function withOwnCampaign(href: string): string {
  return typeof window === 'undefined'
    ? href
    : withCampaign(href, campaignQuery(window.location.search));
}

/**
 * In the browser, the parameters of the present page, else of the page of this site that led here: a
 * form sent before its scripts are there loses the query.
 */
export function arrivalCampaign(): string {
  const { search, origin } = window.location;
  const { referrer } = document;
  const before = referrer.startsWith(`${origin}/`) ? referrer.replace(/^[^?]*/, '') : '';
  return campaignQuery(search) || campaignQuery(before);
}
