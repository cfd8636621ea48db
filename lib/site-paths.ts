import { firstSegments } from '@/lib/routes';

/** Canonical letter case of each first segment, by its lower-case form. */
const canonical = new Map<string, string>(firstSegments.map((name) => [name.toLowerCase(), name]));

export type SitePath =
  | { kind: 'known' }
  /** The same page under its canonical address. */
  | { kind: 'moved'; path: string }
  | { kind: 'unknown' };

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Judges a path (still percent-encoded) by the route table: known as it stands, known under
 * another form (double or trailing slashes, letter case of the first segment), or unknown.
 * Malformed percent-encoding is unknown.
 */
export function judgePath(path: string): SitePath {
  if (!decodes(path)) return { kind: 'unknown' };
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  if (clean === '/' || clean === '/error/404') {
    return clean === path ? { kind: 'known' } : { kind: 'moved', path: clean };
  }
  const [first = '', ...rest] = clean.slice(1).split('/');
  const name = canonical.get(first.toLowerCase());
  if (name === undefined) return { kind: 'unknown' };
  const address = `/${[name, ...rest].join('/')}`;
  return address === path ? { kind: 'known' } : { kind: 'moved', path: address };
}
