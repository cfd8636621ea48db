import { readCampaign, readTarget, writeTarget } from '@/lib/features/link-builder/choices';
import { routes } from '@/lib/server/routing/routes';

/** In the place of no parameters, as a path has no empty segment. */
const NO_CAMPAIGN = 'sin-campana';

/** As long as the name of a page may be. */
const MAX_SEGMENT = 600;

/** Redirects the query string of the desk's form, sent without script, to a path. */
export function plainLinkRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.plainLinks()) return undefined;
  const values = new URLSearchParams(query);
  const target = writeTarget(readTarget(values));
  if (target.length > MAX_SEGMENT) return routes.links();
  return routes.plainLink(target, readCampaign(values) || NO_CAMPAIGN);
}
