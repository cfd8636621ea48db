import { listOrEmpty, valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import { hasStructure } from '@/lib/features/programs/tabs';
import { routePattern } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';
import { nameKey } from '@/lib/util/name-keys';
import { trimSlug } from '@/lib/util/trim-slug';
import type { Content } from '../content';

type Names = readonly (string | number)[];

const namesOf = <T>(result: Result<T[]>, of: (record: T) => Names): Names[] | undefined =>
  result.status === 'unavailable' ? undefined : listOrEmpty(result).map(of);

/** The names of the records behind a pattern; undefined where they could not be read. */
const byPattern: Record<string, (content: Content) => Names[] | undefined> = {
  '/nuestra_empresa/*': ({ institutional }) =>
    namesOf(institutional, ({ url, element }) => [url, element]),
  '/detalle_linea/*': ({ lines }) =>
    namesOf(lines, ({ id, url, route, name }) => [id, url, route, name]),
  '/servicios/*': ({ serviceLines }) =>
    namesOf(serviceLines, ({ id, url, route, name }) => [id, url, route, name]),
  '/sucursales/*': ({ branches }) => namesOf(branches, ({ id, url, name }) => [id, url, name]),
  '/blog_detalle/*': ({ posts }) =>
    namesOf(posts, ({ url, title_publication }) => [url, title_publication]),
  '/detalle_prensa/*': ({ press }) => namesOf(press, ({ url, title }) => [url, title]),
  '/verreporte_anual/*': ({ annualReports }) =>
    namesOf(annualReports, ({ url, report_name }) => [url, report_name]),
  '/aviso_privacidad/*': ({ privacyNotices }) =>
    namesOf(privacyNotices, ({ id, url }) => [id, url]),
  '/resp_detalle/*': ({ programs, sustainabilityPrograms }) => {
    const lists = [programs, sustainabilityPrograms];
    if (lists.some(({ status }) => status === 'unavailable')) return undefined;
    return lists.flatMap(listOrEmpty).map(({ id_program, url_page }) => [id_program, url_page]);
  },
};

function lastSegment(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

/** Whether the record of a canonical path exists; unknown for other pages and unread lists. */
export function recordAt(path: string, content: Content): 'found' | 'missing' | 'unknown' {
  if (path === routes.jobBoard() || path === routes.vacancies())
    return content.jobBoard.status === 'missing' ? 'missing' : 'unknown';
  if (path === routes.socialStructure()) {
    const isEmpty = !hasStructure(valueOrUndefined(content.strategy));
    return isEmpty && content.strategy.status !== 'unavailable' ? 'missing' : 'unknown';
  }
  const pattern = routePattern(path)?.toLowerCase() ?? '';
  const names = byPattern[pattern]?.(content);
  if (names === undefined) return 'unknown';
  const wanted = nameKey(lastSegment(path));
  const isKnown = names.some((own) =>
    own.some((name) => nameKey(trimSlug(String(name))) === wanted),
  );
  return isKnown ? 'found' : 'missing';
}
