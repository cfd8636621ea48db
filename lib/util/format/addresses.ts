/** An address of the gateway without spaces around it; "www.sitio.example" and a mail address get their scheme. */
export const completeAddress = (address: string): string =>
  address
    .trim()
    .replace(/^www\./i, 'https://$&')
    .replace(/^[^\s/@?#:]+@(?:[\w-]+\.)+[a-z]{2,}$/i, 'mailto:$&');

/** "sitio.com/perfil", but neither "perfil" nor "index.html". */
const BARE_HOST = /^(?:[a-z0-9-]+\.)+(?!(?:html?|php|aspx?|pdf)\b)[a-z]{2,}(?=[/?#]|$)/i;

/** The address of a social network: it is of another site, so a host needs no "www." to be one. */
export const networkAddress = (address: string): string =>
  completeAddress(address.replace(/^\s*\/\//, '')).replace(BARE_HOST, 'https://$&');

/** A Mexican postal code in its five digits, also of "6600" and "C.P. 06600"; other text as it is. */
export function fullPostalCode(written: string): string {
  const digits = /^\D*(\d{4,5})(?:\.0*)?\D*$/.exec(written)?.[1]?.padStart(5, '0');
  return (digits ?? written.trim()).replace(/^0+$/, '');
}

/** What would end an address within a text, or cannot be seen. */
const BREAKING = /[\s\p{C}"<>]/gu;

/** An address within a text that makes links of addresses: letters have their accents. */
export function textAddress(url: string): string {
  try {
    return decodeURI(url.replaceAll('%25', '%2525')).replace(BREAKING, encodeURIComponent);
  } catch {
    return url;
  }
}

/** An address as people read it; typed, it leads to the same page. */
export const shownAddress = (url: string): string => textAddress(url).replaceAll('%20', ' ');
