import { namedElsewhere } from '@/lib/server/routing/institutional-names';
import { handlerPatterns, routePatterns } from '@/lib/server/routing/route-patterns';
import { repairedNames } from '@/lib/server/routing/damaged-names';
import { decoded } from '@/lib/util/urls.mts';

/** The result of looking up a path in the route table. */
export type SitePath =
  | { kind: 'known' }
  /** The page is under another path. */
  | { kind: 'moved'; path: string }
  /** Only the gateway knows the page. `path` has its names escaped twice, so that none is canonical. */
  | { kind: 'damaged'; path: string }
  | { kind: 'unknown' };

const partsOf = (path: string) => path.split('/');

/** Returns a function that finds the pattern of a path in any letter case; `*` matches one name. */
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

/** Returns the route table's pattern of a path; undefined outside the table. */
export const routePattern = patternMatcher(['/', ...routePatterns]);
const handlerPattern = patternMatcher(handlerPatterns);

/** Returns a path's label in metrics: a pattern, a kind of Next's files or `other`. Paths are unbounded. */
export function routeLabel(path: string): string {
  if (path === '/_next/image') return path;
  if (path.startsWith('/_next/static/')) return '/_next/static/*';
  return routePattern(path) ?? handlerPattern(path) ?? 'other';
}

/** Matches files at the root: those of `public/`, metadata files of `app/`, parts of the sitemap. */
const FILE =
  /^\/(?:pdfjs\/.*|(?:apple-icon|icono(?:-adaptable)?-\d{3})\.png|favicon\.ico|(?:icon|logo|logo-white|mapa-mexico|mark)\.svg|sitemap-(?:paginas|imagenes)-\d{1,4}\.xml)$/;
const HANDLERS: ReadonlySet<string> = new Set(handlerPatterns);

/** Returns a name in the spelling of the site's own links. Calendars are not redirected. */
const canonicalName = (part: string, pattern: string) =>
  pattern.endsWith('.ics') ? part : encodeURIComponent(decodeURIComponent(part));

/** Matches patterns of record pages, which also find their record by a repaired name. */
const RECORD =
  /^\/(?:aviso_privacidad|Blog_Detalle|detalle_linea|detalle_prensa|nuestra_empresa|resp_detalle|servicios|sucursales|verReporte_anual)\/\*(?!.*\.ics)/;

/** Returns a path with its names escaped twice if one may be damaged. */
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
