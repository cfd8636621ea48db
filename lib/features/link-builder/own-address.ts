import { parseUrl } from '@/lib/util/parse-url';

/** What somebody pasted, read as an address. */
export type ReadAddress =
  /** Of this site: path, query and fragment. */
  { kind: 'own'; path: string } | { kind: 'foreign'; host: string } | { kind: 'none' };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** `sitio.example/x` and `localhost:3000`. */
const HOST = /^[^/?#\s]+(?:\.[^/?#\s]|:\d)[^/?#\s]*(?:[/?#]|$)/;

const hostKey = ({ host }: URL) => host.toLowerCase().replace(/^www\./, '');

function parse(text: string, site: string): URL | null {
  if (/^\/(?![/\\])/.test(text)) return parseUrl(text, site);
  if (/^https?:/i.test(text)) return parseUrl(text);
  // "sitio.example:80" looks like a scheme.
  return HOST.test(text) && !/^[a-z]+:(?!\d)/i.test(text) ? parseUrl(`https://${text}`) : null;
}

/**
 * Reads an address as people type or paste it: complete, without its scheme, or from its path on.
 *
 * @param site the site's own address.
 */
export function readAddress(text: string, site: string): ReadAddress {
  const trimmed = text.trim();
  const url = parse(trimmed, site);
  if (!url) return SCHEME.test(trimmed) ? { kind: 'foreign', host: trimmed } : { kind: 'none' };
  if (hostKey(url) !== hostKey(new URL(site))) return { kind: 'foreign', host: url.host };
  return { kind: 'own', path: url.pathname + url.search + url.hash };
}
