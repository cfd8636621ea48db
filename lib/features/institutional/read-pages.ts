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

const calls = {
  find: getInstitutionalPage,
  list: getInstitutionalPages,
  byId: getInstitutionalPageById,
  title: ({ element }: Institutional) => element,
  lacksBody: (page: Institutional) => institutionalRedirect(page) === routes.home(),
};

/** All institutional pages, with the texts that the list lacks. */
export const readInstitutionalPages = async (): Promise<Result<Institutional[]>> =>
  withBodies(await calls.list(), calls);

/** One institutional page by its `url` or element name. */
export async function readInstitutionalPage(name: string): Promise<Result<Institutional>> {
  const page = await findByUrl(name, calls);
  return page.status === 'found' ? withBody(page.value, calls) : page;
}
