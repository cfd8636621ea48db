import { routePatterns } from '@/lib/server/routing/route-patterns';

export type SitePath =
  | { kind: 'known' }
  /** The same page under its canonical path. */
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

const partsOf = (path: string) => path.split('/');

/** Prepares patterns (`*` is one name); returns the lookup of a path in any letter case. */
export function patternMatcher(patterns: readonly string[]) {
  const shapes = patterns.map((pattern) => ({ pattern, shape: partsOf(pattern.toLowerCase()) }));
  const byLength = Map.groupBy(shapes, ({ shape }) => shape.length);
  return (path: string): string | undefined => {
    const parts = partsOf(path.toLowerCase());
    return byLength
      .get(parts.length)
      ?.find(({ shape }) => shape.every((part, at) => part === '*' || part === parts[at]))?.pattern;
  };
}

/** The route table's pattern of a path; undefined outside the table. */
export const routePattern = patternMatcher(['/', ...routePatterns]);

/** A name in the one spelling that the site's own links have. Calendars are not redirected. */
const canonicalName = (part: string, pattern: string) =>
  pattern.endsWith('.ics') ? part : encodeURIComponent(decodeURIComponent(part));

function canonicalPath(path: string): string | undefined {
  const pattern = routePattern(path);
  if (pattern === undefined) return undefined;
  const shape = partsOf(pattern);
  return partsOf(path)
    .map((part, at) => (shape[at] === '*' ? canonicalName(part, pattern) : shape[at]))
    .join('/');
}

/** Classifies an encoded path: known, known in another form (slashes, letter case, escapes), or unknown. */
export function classifyPath(path: string): SitePath {
  if (!decodes(path)) return { kind: 'unknown' };
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  const canonical = canonicalPath(clean);
  if (canonical === undefined) return { kind: 'unknown' };
  return canonical === path ? { kind: 'known' } : { kind: 'moved', path: canonical };
}
