import 'server-only';
import {
  getInstitutionalPage,
  getInstitutionalPageById,
  getInstitutionalPages,
  type Institutional,
} from '@/lib/content/gateway/institutional';
import type { Result } from '@/lib/content/gateway/result';
import { institutionalRedirect } from '@/lib/features/institutional/pages';
import { findByUrl } from '@/lib/features/page/find-by-url';
import { withBodies, withBody } from '@/lib/features/page/with-body';
import { routes } from '@/lib/server/routing/routes';

const details = {
  lacksBody: (page: Institutional) => institutionalRedirect(page) === routes.home(),
  read: getInstitutionalPageById,
};

/** All institutional pages, with the texts that the list lacks. */
export const readInstitutionalPages = async (): Promise<Result<Institutional[]>> =>
  withBodies(await getInstitutionalPages(), details);

/** One institutional page by its `url` or element name. */
export async function readInstitutionalPage(name: string): Promise<Result<Institutional>> {
  const page = await findByUrl(name, {
    find: getInstitutionalPage,
    list: getInstitutionalPages,
    title: ({ element }) => element,
    byId: getInstitutionalPageById,
  });
  return page.status === 'found' ? withBody(page.value, details) : page;
}
