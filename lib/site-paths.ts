import { routePatterns } from '@/lib/routes';

const shapes = routePatterns.map((pattern) => pattern.slice(1).split('/'));

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

const isSame = (part: string | undefined, given: string) =>
  part === '*' || part?.toLowerCase() === given.toLowerCase();

const partsOf = (path: string) => path.slice(1).split('/');

function shapeOf(parts: readonly string[]): readonly string[] | undefined {
  return shapes.find(
    (shape) => shape.length === parts.length && parts.every((part, at) => isSame(shape[at], part)),
  );
}

/** The entry of the route table that a path is of, in any letter case; undefined outside it. */
export function routePattern(path: string): string | undefined {
  if (path === '/') return path;
  const shape = shapeOf(partsOf(path));
  return shape && `/${shape.join('/')}`;
}

/** The path in the letter case of the route table; undefined outside it. */
function canonicalPath(path: string): string | undefined {
  if (path === '/') return path;
  const parts = partsOf(path);
  const shape = shapeOf(parts);
  return shape && `/${parts.map((part, at) => (shape[at] === '*' ? part : shape[at])).join('/')}`;
}

/**
 * Judges a path (still percent-encoded) by the route table: known as it stands, known under
 * another form (double or trailing slashes, letter case), or unknown. Malformed percent-encoding
 * is unknown.
 */
export function judgePath(path: string): SitePath {
  if (!decodes(path)) return { kind: 'unknown' };
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  const canonical = canonicalPath(clean);
  if (canonical === undefined) return { kind: 'unknown' };
  return canonical === path ? { kind: 'known' } : { kind: 'moved', path: canonical };
}
