import sanitizeHtml from 'sanitize-html';
import { routes } from '@/lib/server/routing/routes';

/** The job board's own address elsewhere: an http(s) one, or '' when the content names none. */
export function externalJobBoard(linkUrl: string): string {
  const address = linkUrl.trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '';
}

/** Only the path of an address counts, so any base will do for a relative one. */
const ANY_BASE = 'https://sitio.invalid';

/**
 * Whether a link leads to the site's own job-board path. The host does not count: the content is
 * the same on every host the site is served from, and carries whichever its editor saw.
 */
function leadsToJobBoard(href: string): boolean {
  const address = href.trim();
  if (address === '' || address.startsWith('#') || !URL.canParse(address, ANY_BASE)) return false;
  const { protocol, pathname } = new URL(address, ANY_BASE);
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return /^https?:$/.test(protocol) && path === routes.jobBoard();
}

/**
 * Replaces links to the internal job-board path by the external job board, opened in a new tab
 * (specification, section 2, "Job board").
 *
 * @param html untrusted; it stays untrusted, only the links change.
 * @param linkUrl the content's `link_url`; where it is no http(s) address the html stays as it is.
 */
export function withExternalJobBoard(html: string, linkUrl: string): string {
  const href = externalJobBoard(linkUrl);
  if (href === '') return html;
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // RichText sanitises afterwards; here nothing is judged, and no warning is due.
    allowVulnerableTags: true,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: leadsToJobBoard(attribs.href ?? '')
          ? { ...attribs, href, target: '_blank', title: 'Se abre en una pestaña nueva' }
          : attribs,
      }),
    },
  });
}
