import 'server-only';
import { found, mapResult, type Result } from '@/lib/content/gateway/result';
import {
  withWithin,
  type ContentType,
  type Listing,
} from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { isReachable, page, type SitePage } from '@/lib/publishing/sitemap/site-page';
import { routes } from '@/lib/server/routing/routes';
import { isoDate } from '@/lib/util/format/dates';
import { globalSingleton } from '@/lib/util/global-singleton';
import { keptByContent, keptByParts } from '@/lib/util/kept-by-content';

type Pages = readonly SitePage[];

const types = Object.entries(contentTypes);

/** Pages that exist whatever the gateway holds, with the content that they show. */
const fixedPages: Pages = [
  routes.home(),
  routes.services(),
  routes.branches(),
  routes.annualReports(),
  routes.socialResponsibility(),
  routes.sustainability(),
  routes.contact(),
  routes.accessibility(),
  routes.quote(),
].map((path) => {
  const shown = types.filter(([, { shownOn }]) => shownOn?.includes(path));
  return page(path, [...new Set(shown.map(([, { tag }]) => tag))]);
});

const kept = globalSingleton('site-pages', () => ({
  byType: new Map<string, ReturnType<typeof keptByContent<Pages>>>(),
  all: keptByParts<Pages>(),
}));

function* pagesOf(type: ContentType, record: object): Iterable<SitePage> {
  for (const { type: own, record: part } of withWithin(type, record)) {
    const names = own.names?.(part);
    if (names === undefined || own.isIndexed?.(part) === false) continue;
    const date = own.date && isoDate(own.date(part));
    // The pictures of a page that stands alone only decorate it.
    const files = names.length > 0 ? (own.pictures?.(part) ?? []) : [];
    yield page(own.path(part), [own.tag], { names, date, files });
  }
}

/** The pages of a type's records, made again when these change. */
async function readPages(name: string, type: ContentType, read: () => Listing<object>) {
  return mapResult(await read(), (records): Pages => {
    const made = kept.byType.get(name) ?? keptByContent<Pages>();
    kept.byType.set(name, made);
    return made(records, () => [
      ...(type.lists?.(records) ?? []).map((path) => page(path, [type.tag])),
      ...records.flatMap((record) => [...pagesOf(type, record)]),
    ]);
  });
}

function allPages(groups: readonly Pages[]): Pages {
  const byPath = new Map<string, SitePage>();
  for (const entry of [...fixedPages, ...groups.flat()]) {
    if (isReachable(entry.path) && !byPath.has(entry.path)) byPath.set(entry.path, entry);
  }
  return [...byPath.values()];
}

/**
 * Every indexable page, the same list while the content says the same; unavailable if any part is, or
 * search engines drop pages. Never throws.
 */
export async function readSitePages(): Promise<Result<Pages>> {
  const groups = await Promise.all(
    types.flatMap(([name, type]) =>
      type.read && (type.names ?? type.within) ? [readPages(name, type, type.read)] : [],
    ),
  );
  const gap = groups.find(({ status }) => status === 'unavailable');
  if (gap) return gap;
  const lists = groups.flatMap((group) => (group.status === 'found' ? [group.value] : []));
  return found(kept.all(lists, () => allPages(lists)));
}
