import 'server-only';
import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { isListedZone } from '@/lib/features/branches/page';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import { page, type SitePage } from '@/lib/publishing/sitemap/site-page';
import { routes } from '@/lib/server/routing/routes';

/** The page of a branch and those of its zones that search engines list. */
export function pagesOfBranch(branch: ZonedBranch): SitePage[] {
  const { id, url, name, zones } = branch;
  const names = [id, url, name];
  const listed = zones.filter((zone) => isListedZone(zones, zone));
  return [
    page(routes.branch(branch), ['branch'], { names, files: [branch.name_image] }),
    ...listed.map((zone) =>
      page(routes.branch(branch, zoneSegment(zones, zone)), ['branch'], {
        names,
        files: [zone.image_name],
      }),
    ),
  ];
}
