import sanitizeHtml from 'sanitize-html';
import { routes } from '@/lib/server/routing/routes';
import { completeAddress } from '@/lib/util/urls.mts';

/** Returns the external job board's http(s) URL; '' when the content has none. */
export function externalJobBoard(linkUrl: string): string {
  const address = completeAddress(linkUrl);
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '';
}

const ANY_BASE = 'https://sitio.invalid';

/** Returns whether a link leads to the job board on any host, because content has the host its editor saw. */
function leadsToJobBoard(href: string): boolean {
  const address = href.trim();
  if (address === '' || address.startsWith('#') || !URL.canParse(address, ANY_BASE)) return false;
  const { protocol, pathname } = new URL(address, ANY_BASE);
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return /^https?:$/.test(protocol) && path === routes.jobBoard();
}

/** Points links to the internal job board at `linkUrl`, in a new tab. The HTML stays untrusted. */
// See the specification, section 2, "Job board".
export function withExternalJobBoard(html: string, linkUrl: string): string {
  const href = externalJobBoard(linkUrl);
  if (href === '') return html;
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
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
