import 'server-only';
import { found, mapResult, type Result } from '@/lib/content/gateway/result';
import { withWithin, type ContentType } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { readParam } from '@/lib/features/page/params';
import { classifyPath } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';
import { isoDate } from '@/lib/util/format/dates';

/** A page that search engines list. */
export interface SitePage {
  /** Canonical, from `routes`. */
  path: string;
  /** The date of its record, as `YYYY-MM-DD`. */
  date?: string | undefined;
}

/** Pages that exist regardless of the gateway's content. */
const fixedPaths = [
  routes.home(),
  routes.services(),
  routes.branches(),
  routes.annualReports(),
  routes.socialResponsibility(),
  routes.sustainability(),
  routes.contact(),
  routes.accessibility(),
  routes.quote(),
];

function* pagesOf(type: ContentType, record: object): Iterable<SitePage> {
  for (const { type: own, record: part } of withWithin(type, record)) {
    if (own.names === undefined || own.isIndexed?.(part) === false) continue;
    yield { path: own.path(part), date: own.date && isoDate(own.date(part)) };
  }
}

/** Returns whether the URL works: a record may have a name that no URL can contain, such as `..`. */
function isReachable({ path }: SitePage): boolean {
  const bare = path.split('?')[0] ?? '';
  if (classifyPath(bare).kind !== 'known') return false;
  return bare
    .slice(1)
    .split('/')
    .every((part) => part === '' || readParam(part) !== undefined);
}

/**
 * Reads every page that search engines list. The result is unavailable if any part of the content is,
 * because search engines would drop the missing pages. Never throws.
 */
export async function readSitePages(): Promise<Result<readonly SitePage[]>> {
  const lists = await Promise.all(
    Object.values(contentTypes).map(async (type) => {
      if (!type.read || !(type.names ?? type.within)) return found([]);
      return mapResult(await type.read(), (records): SitePage[] => [
        ...(type.lists?.(records) ?? []).map((path) => ({ path })),
        ...records.flatMap((record) => [...pagesOf(type, record)]),
      ]);
    }),
  );
  const byPath = new Map(fixedPaths.map((path): [string, SitePage] => [path, { path }]));
  for (const list of lists) {
    if (list.status === 'unavailable') return list;
    for (const page of list.status === 'found' ? list.value : [])
      if (isReachable(page) && !byPath.has(page.path)) byPath.set(page.path, page);
  }
  return found([...byPath.values()]);
}
