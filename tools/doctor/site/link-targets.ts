import entries from '@/data/legacy-redirects.json';
import { config } from '@/lib/config';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { findZone } from '@/lib/features/branches/zone-segments';
import { withWithin, type Within } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { hasStructure } from '@/lib/features/programs/tabs';
import { namedElsewhere } from '@/lib/server/routing/institutional-names';
import { createRedirects } from '@/lib/server/routing/legacy-redirects';
import { handlerPatterns } from '@/lib/server/routing/route-patterns';
import { classifyPath, patternMatcher, routePattern } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';
import { decoded } from '@/lib/util/decoded';
import { nameKey } from '@/lib/util/name-keys';
import { trimSlug } from '@/lib/util/trim-slug';
import { listNameOf, once, recordsIn, recordsOf, resultOf, type Content } from '../content';

/** Pages that show the records of another's. */
const SAME: Readonly<Record<string, string>> = { '/servicios/*': '/detalle_linea/*' };

const keysOf = ({ type, record }: Within): string[] =>
  ((type.foundBy ?? type.names)?.(record) ?? []).map((name) => nameKey(trimSlug(String(name))));

/** The records behind a pattern by their names; undefined without, or where a list was not read. */
function keyed(content: Content, pattern: string): Map<string, Within> | undefined {
  const types = Object.entries(contentTypes).filter(([, type]) => type.pattern === pattern);
  const lists = types.map(([, type]) => resultOf(content, listNameOf(type))?.status);
  if (lists.length === 0 || lists.includes('unavailable')) return undefined;
  const all = types.flatMap(([name, type]) => {
    const own = type.within ? recordsOf(content, name, type) : recordsIn(content, listNameOf(type));
    return own.map((record) => ({ type, record }));
  });
  const byName = all.flatMap((one) => keysOf(one).map((key) => [key, one] as const));
  // The first of a name is found by it.
  return new Map(byName.filter(([key]) => key !== '').toReversed());
}

/** Service types are found by their name or that of their line, zones as the site finds them. */
function hasPart({ type: whole, record: own }: Within, name: string): boolean | undefined {
  const [, ...parts] = withWithin(whole, own);
  // A call of their own may have failed.
  if (parts.length === 0) return undefined;
  const keys = parts.filter(({ type }) => type.foundBy).flatMap(keysOf);
  if (keys.length > 0) return [...keys, nameKey(whole.title(own))].includes(nameKey(name));
  const zones = parts.map(({ type, record }) => ({
    ...{ id: type.id?.(record) ?? 0, title: type.title(record) },
  }));
  return findZone(zones, name) !== undefined;
}

/** Tells whether a record with these names exists; undefined where its list was not read. */
export const knownRecords = once((content) => {
  const known = new Map<string, ReturnType<typeof keyed>>();
  return (pattern: string, [name = '', part]: readonly string[]): boolean | undefined => {
    if (pattern === '/archivos/*') return content.files.get(name)?.status !== 'missing';
    const own = part === undefined ? pattern : pattern.replace(/\/\*$/, '');
    const base = SAME[own] ?? own;
    if (!known.has(base)) known.set(base, keyed(content, base));
    const records = known.get(base);
    if (records === undefined) return undefined;
    if (base === '/nuestra_empresa/*' && namedElsewhere(name) !== undefined) return true;
    const found = records.get(nameKey(name));
    return found && part !== undefined ? hasPart(found, part) : found !== undefined;
  };
});

/** Whether the record of a canonical path exists; unknown for other pages and unread lists. */
export function recordAt(path: string, content: Content): 'found' | 'missing' | 'unknown' {
  const { jobBoard, strategy } = content;
  const ofJobs = [routes.jobBoard(), routes.vacancies()];
  if (ofJobs.includes(path) && jobBoard.status === 'missing') return 'missing';
  const isWithout = strategy.status !== 'unavailable' && !hasStructure(valueOrUndefined(strategy));
  if (path === routes.socialStructure() && isWithout) return 'missing';
  const pattern = routePattern(path) ?? '';
  const shape = pattern.split('/');
  const parts = path.split('/').map((name) => decoded(name) ?? name);
  const names = parts.filter((_, at) => shape[at] === '*');
  const exists = knownRecords(content)(pattern, names);
  return exists === undefined ? 'unknown' : exists ? 'found' : 'missing';
}

/** Where a link leads: `nowhere` is no page of any site, `elsewhere` another site's. */
export type LinkTarget = 'page' | 'no-page' | 'no-record' | 'nowhere' | 'elsewhere' | 'other';

/** Hosts that only an editor's own computer or network reaches. */
const PRIVATE_HOST =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|lan|internal)|127\..*|10\..*|192\.168\..*|\[.*\])$/i;

const bareHost = (host: string) => host.replace(/^www\./, '');

const redirect = createRedirects(entries);
const handlerOf = patternMatcher(handlerPatterns);

/** Tells where links of this content lead. */
export const linkTargetsOf = once((content) => {
  const site = bareHost(new URL(config.siteUrl).host);
  const questions = new Set(
    listOrEmpty(content.faqs).flatMap((grouper) =>
      grouper.frequent_questions.map(({ id }) => `${grouper.id} ${id}`),
    ),
  );

  function pageTarget({ pathname, searchParams }: URL): LinkTarget {
    const known = classifyPath(pathname);
    if (known.kind === 'unknown') {
      return (redirect(pathname) ?? handlerOf(pathname)) ? 'page' : 'no-page';
    }
    const path = known.kind === 'moved' ? known.path : pathname;
    if (path === routes.faqDetail()) {
      const wanted = `${searchParams.get('id_grouper') ?? ''} ${searchParams.get('id') ?? ''}`;
      return content.faqs.status !== 'found' || questions.has(wanted) ? 'page' : 'no-record';
    }
    const isThere = recordAt(path, content) !== 'missing';
    return isThere || redirect(path) !== undefined ? 'page' : 'no-record';
  }

  return (href: string): LinkTarget => {
    const address = href.trim();
    if (address === '' || address === '#') return 'nowhere';
    if (address.startsWith('#') || /^(?:mailto|tel|sms|whatsapp):/i.test(address)) return 'other';
    const url = URL.parse(address, `https://${site}`);
    if (url === null || !/^https?:$/.test(url.protocol)) return 'nowhere';
    if (bareHost(url.host) === site) return pageTarget(url);
    return PRIVATE_HOST.test(url.hostname) ? 'nowhere' : 'elsewhere';
  };
});
