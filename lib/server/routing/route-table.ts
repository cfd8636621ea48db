import { routePatterns } from '@/lib/server/routing/routes';

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

const partsOf = (path: string) => path.split('/');

/**
 * Prepares patterns (`*` stands for one name) for look-ups.
 *
 * @returns a function from a path to the pattern that it is of, in any letter case, or undefined.
 */
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

/** The entry of the route table that a path is of; undefined outside it. */
export const routePattern = patternMatcher(['/', ...routePatterns]);

/** The path in the letter case of the route table; undefined outside it. */
function canonicalPath(path: string): string | undefined {
  const pattern = routePattern(path);
  if (pattern === undefined) return undefined;
  const shape = partsOf(pattern);
  return partsOf(path)
    .map((part, at) => (shape[at] === '*' ? part : shape[at]))
    .join('/');
}

/**
 * Judges a path (still percent-encoded) by the route table: known as it stands, known under
 * another form (double or trailing slashes, letter case), or unknown. Malformed percent-encoding
 * is unknown.
 */
export function classifyPath(path: string): SitePath {
  if (!decodes(path)) return { kind: 'unknown' };
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  const canonical = canonicalPath(clean);
  if (canonical === undefined) return { kind: 'unknown' };
  return canonical === path ? { kind: 'known' } : { kind: 'moved', path: canonical };
}
