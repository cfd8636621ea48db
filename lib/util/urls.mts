/** Decodes a percent-encoded text; returns undefined if an escape is malformed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Parses a URL as `URL.parse`, which browsers only have since 2024; returns null for anything else. */
export const parseUrl = (url: string, base?: string): URL | null =>
  URL.canParse(url, base) ? new URL(url, base) : null;

/** Returns a link that opens WhatsApp with a text and an absolute URL, to send to anybody. */
export function whatsappShareHref(text: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${textAddress(url)}`)}`;
}

/** Trims an address of the gateway and adds the scheme to "www.sitio.example" or a mail address. */
export const completeAddress = (address: string): string =>
  address
    .trim()
    .replace(/^www\./i, 'https://$&')
    .replace(/^[^\s/@?#:]+@(?:[\w-]+\.)+[a-z]{2,}$/i, 'mailto:$&');

/** Matches "sitio.com/perfil", but neither "perfil" nor "index.html". */
const BARE_HOST = /^(?:[a-z0-9-]+\.)+(?!(?:html?|php|aspx?|pdf)\b)[a-z]{2,}(?=[/?#]|$)/i;

/** Completes the address of a social network, where a host needs no "www." to be one. */
export const networkAddress = (address: string): string =>
  completeAddress(address.replace(/^\s*\/\//, '')).replace(BARE_HOST, 'https://$&');

/** Matches what would end an address within a text, or is invisible. */
const BREAKING = /[\s\p{C}"<>]/gu;

/** Returns an address for a text whose addresses become links: letters keep their accents. */
export function textAddress(url: string): string {
  try {
    return decodeURI(url.replaceAll('%25', '%2525')).replace(BREAKING, encodeURIComponent);
  } catch {
    return url;
  }
}

/** Returns an address as people read it; when typed, it leads to the same page. */
export const shownAddress = (url: string): string => textAddress(url).replaceAll('%20', ' ');
