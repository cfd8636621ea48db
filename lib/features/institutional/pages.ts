import 'server-only';
import {
  getInstitutionalPage,
  getInstitutionalPageById,
  getInstitutionalPages,
  type Institutional,
} from '@/lib/content/gateway/institutional';
import type { Result } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/text';
import { findByUrl } from '@/lib/features/page/find-by-url';
import { withBodies, withBody } from '@/lib/features/page/with-body';
import type { NavLink } from '@/lib/features/shell/nav-link';
import { namedElsewhere } from '@/lib/server/routing/institutional-names';
import { routes } from '@/lib/server/routing/routes';
import { nameKey } from '@/lib/util/names';

/** Returns where an institutional page redirects; undefined when it is shown (specification, section 2). */
export function institutionalRedirect(
  page: Pick<Institutional, 'element' | 'description'>,
): string | undefined {
  return (
    namedElsewhere(page.element) ?? (isEmptyHtml(page.description) ? routes.home() : undefined)
  );
}

/** Returns whether the page only announces the job board, which has a URL of its own. */
export const announcesJobBoard = ({ element }: Pick<Institutional, 'element'>): boolean =>
  nameKey(element) === 'bolsa de trabajo';

/** Returns the tabs, linked to their targets, without the job board and pages without a description. */
export function institutionalLinks(pages: Institutional[]): NavLink[] {
  return pages
    .filter((page) => !announcesJobBoard(page) && institutionalRedirect(page) !== routes.home())
    .map((page) => ({
      label: page.element,
      href: institutionalRedirect(page) ?? routes.institutional(page),
    }));
}

/** Returns the first page that does not redirect, the target of 'Conocenos'. */
export function firstInstitutionalPage(pages: Institutional[]): Institutional | undefined {
  return pages.find(
    (page) => !announcesJobBoard(page) && institutionalRedirect(page) === undefined,
  );
}

const calls = {
  find: getInstitutionalPage,
  list: getInstitutionalPages,
  byId: getInstitutionalPageById,
  title: ({ element }: Institutional) => element,
  lacksBody: (page: Institutional) => institutionalRedirect(page) === routes.home(),
};

/** Reads all institutional pages, with the texts that the list lacks. */
export const readInstitutionalPages = async (): Promise<Result<Institutional[]>> =>
  withBodies(await calls.list(), calls);

/** Reads one institutional page by its `url` or element name. */
export async function readInstitutionalPage(name: string): Promise<Result<Institutional>> {
  const page = await findByUrl(name, calls);
  return page.status === 'found' ? withBody(page.value, calls) : page;
}
