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

/**
 * Prepares patterns (`*` stands for one name) for lookup.
 *
 * @returns a function from a path, in any letter case, to its pattern, or undefined.
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

/** The route table's pattern of a path; undefined outside the table. */
export const routePattern = patternMatcher(['/', ...routePatterns]);

/** The path in the route table's letter case; undefined outside the table. */
function canonicalPath(path: string): string | undefined {
  const pattern = routePattern(path);
  if (pattern === undefined) return undefined;
  const shape = partsOf(pattern);
  return partsOf(path)
    .map((part, at) => (shape[at] === '*' ? part : shape[at]))
    .join('/');
}

/**
 * Classifies a path (still percent-encoded) by the route table: known, known in another form (repeated
 * or trailing slashes, letter case), or unknown. Malformed percent-encoding is unknown.
 */
export function classifyPath(path: string): SitePath {
  if (!decodes(path)) return { kind: 'unknown' };
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  const canonical = canonicalPath(clean);
  if (canonical === undefined) return { kind: 'unknown' };
  return canonical === path ? { kind: 'known' } : { kind: 'moved', path: canonical };
}
