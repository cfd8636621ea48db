import { namedElsewhere } from '@/lib/server/routing/institutional-names';
import {
  handlerPatterns,
  routePatterns,
  type RoutePattern,
} from '@/lib/server/routing/route-patterns';
import { decoded } from '@/lib/util/decoded';

/** What this site has at a path. */
export type SitePath =
  | { kind: 'known' }
  /** The page is under another path. */
  | { kind: 'moved'; path: string }
  | { kind: 'unknown' };

const partsOf = (path: string) => path.split('/');

/** Prepares patterns (`*` is one name); returns the lookup of a path in any letter case. */
function patternMatcher<Pattern extends string>(patterns: readonly Pattern[]) {
  const shapes = patterns.map((pattern) => ({ pattern, shape: partsOf(pattern.toLowerCase()) }));
  return (path: string): Pattern | undefined => {
    const parts = partsOf(path.toLowerCase());
    const isShape = (shape: readonly string[]) =>
      shape.length === parts.length &&
      shape.every((part, at) => part === '*' || part === parts[at]);
    return shapes.find(({ shape }) => isShape(shape))?.pattern;
  };
}

/** The route table's pattern of a path; undefined outside the table. */
export const routePattern = patternMatcher<RoutePattern>(['/', ...routePatterns]);
const handlerPattern = patternMatcher(handlerPatterns);

/** A path's label in metrics: a pattern, a kind of Next's files or `other`. Paths are unbounded. */
export function routeLabel(path: string): string {
  if (path === '/_next/image') return path;
  if (path.startsWith('/_next/static/')) return '/_next/static/*';
  return routePattern(path) ?? handlerPattern(path) ?? 'other';
}

/** What stands at the root beside pages: files of `public/` and of app's metadata, parts of the sitemap. */
const FILE =
  /^\/(?:pdfjs\/.*|(?:apple-icon|icono(?:-adaptable)?-\d{3})\.png|favicon\.ico|(?:icon|logo|logo-white|mapa-mexico|mark)\.svg|sitemap-(?:paginas|imagenes)-\d{1,4}\.xml)$/;
const HANDLERS: ReadonlySet<string> = new Set(handlerPatterns);

/** A name in the one spelling that the site's own links have. Calendars are not redirected. */
const canonicalName = (part: string, pattern: string) =>
  pattern.endsWith('.ics') ? part : encodeURIComponent(decodeURIComponent(part));

function canonicalPath(path: string, pattern: string): string {
  const shape = partsOf(pattern);
  const parts = partsOf(path).map((part, at) =>
    shape[at] === '*' ? canonicalName(part, pattern) : shape[at],
  );
  const [name = ''] = parts.slice(-1);
  const isInstitutional = pattern === '/nuestra_empresa/*';
  return (isInstitutional && namedElsewhere(decodeURIComponent(name))) || parts.join('/');
}

/** Classifies an encoded path: known, known in another form (slashes, letter case, escapes), or unknown. */
export function classifyPath(path: string): SitePath {
  if (HANDLERS.has(path) || FILE.test(path)) return { kind: 'known' };
  if (decoded(path) === undefined) return { kind: 'unknown' };
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  const pattern = routePattern(clean);
  if (pattern === undefined) return { kind: 'unknown' };
  const canonical = canonicalPath(clean, pattern);
  return canonical === path ? { kind: 'known' } : { kind: 'moved', path: canonical };
}
