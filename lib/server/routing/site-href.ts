import { config } from '@/lib/config';
import { completeAddress } from '@/lib/util/urls.mts';

/** Returns an absolute address of this site as a path, any other unchanged. */
function withoutOwnOrigin(address: string): string {
  const url = URL.parse(address);
  const isOwn = url?.host === new URL(config.siteUrl).host && url.protocol.startsWith('http');
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : address;
}

/** Returns a URL of the gateway as a path or an external link; '' for others, such as `#` or `javascript:`. */
export function siteHref(url: string): string {
  // Browsers drop control characters, so `/<tab>/host` would leave this site.
  const address = withoutOwnOrigin(completeAddress(url.replace(/[\u0000-\u001f\u007f]/g, '')));
  if (address === '' || address === '#') return '';
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return address;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return '';
  return `/${address.replace(/^[/\\]+/, '')}`;
}
