import { namedElsewhere } from '@/lib/server/routing/institutional-names';
import { handlerPatterns, routePatterns } from '@/lib/server/routing/route-patterns';
import { repairedNames } from '@/lib/server/routing/damaged-names';
import { decoded } from '@/lib/util/urls.mts';

/** What this site has at a path. */
export type SitePath =
  | { kind: 'known' }
  /** The page is under another path. */
  | { kind: 'moved'; path: string }
  /** Which page it is the gateway knows. `path` has its names escaped twice, so that none is canonical. */
  | { kind: 'damaged'; path: string }
  | { kind: 'unknown' };

const partsOf = (path: string) => path.split('/');

/** Prepares patterns (`*` is one name); returns the lookup of a path in any letter case. */
function patternMatcher(patterns: readonly string[]) {
  const shapes = patterns.map((pattern) => ({ pattern, shape: partsOf(pattern.toLowerCase()) }));
  return (path: string): string | undefined => {
    const parts = partsOf(path.toLowerCase());
    const isShape = (shape: readonly string[]) =>
      shape.length === parts.length &&
      shape.every((part, at) => part === '*' || part === parts[at]);
    return shapes.find(({ shape }) => isShape(shape))?.pattern;
  };
}

/** The route table's pattern of a path; undefined outside the table. */
export const routePattern = patternMatcher(['/', ...routePatterns]);
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

/** Pages of a record, which find it by a repaired name, too. */
const RECORD =
  /^\/(?:aviso_privacidad|Blog_Detalle|detalle_linea|detalle_prensa|nuestra_empresa|resp_detalle|servicios|sucursales|verReporte_anual)\/\*(?!.*\.ics)/;

/** A path with its names escaped twice, if one may be damaged. */
function damagedPath(path: string, pattern: string): string | undefined {
  const shape = partsOf(pattern);
  let isDamaged = false;
  const parts = partsOf(path).map((part, at) => {
    if (shape[at] !== '*') return shape[at];
    const name = decoded(part);
    isDamaged ||= name === undefined || repairedNames(name).length > 0;
    return encodeURIComponent(name === undefined ? part : encodeURIComponent(name));
  });
  return RECORD.test(pattern) && isDamaged ? parts.join('/') : undefined;
}

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
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  const pattern = routePattern(clean);
  if (pattern === undefined) return { kind: 'unknown' };
  const canonical = decoded(path) === undefined ? undefined : canonicalPath(clean, pattern);
  if (canonical === path) return { kind: 'known' };
  const isElsewhere = canonical !== undefined && routePattern(canonical) !== pattern;
  const damaged = isElsewhere ? undefined : damagedPath(clean, pattern);
  if (damaged !== undefined) return { kind: 'damaged', path: damaged };
  return canonical === undefined ? { kind: 'unknown' } : { kind: 'moved', path: canonical };
}
