import 'server-only';
import {
  getZonedBranches,
  type Branch,
  type ListedBranch,
  type Zone,
  type ZonedBranch,
} from '@/lib/content/gateway/branches';
import { mapResult } from '@/lib/content/gateway/result';
import { addressLines } from '@/lib/features/branches/facts';
import {
  isListedZone,
  readBranchPage,
  readZonePage,
  type ZonePage,
} from '@/lib/features/branches/page';
import { branchIndexPage } from '@/lib/features/branches/pagination';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { joined } from '@/lib/features/content-types/search-entry';
import { branchData } from '@/lib/features/structured-data/branch';
import { zoneTimesText } from '@/lib/features/zone-sheet/times';
import { routes } from '@/lib/server/routing/routes';

const namesOf = ({ id, url, name }: ListedBranch) => [id, url, name];

/** A zone with its branch and all the branch's zones. */
interface ZoneOf {
  branch: ListedBranch;
  zones: Zone[];
  selected: Zone;
}

/** Zones, which are listed within their branch. */
export const zones = {
  tag: 'branch',
  noun: 'zona',
  pattern: '/sucursales/*/*',
  find: readZonePage,
  id: ({ selected }) => selected.id,
  title: ({ selected }) => selected.title,
  path: ({ branch, zones: all, selected }) => routes.branch(branch, zoneSegment(all, selected)),
  names: ({ branch }) => namesOf(branch),
  isIndexed: ({ selected }) => isListedZone(selected),
  pictures: ({ selected }) => [selected.image_name],
  entry: ({ branch, selected }) => ({
    kind: 'zone',
    line: joined(branch.name, selected.frequency, selected.timetable),
    context: joined(branch.name, branch.ubication.state),
  }),
  shareLines: ({ branch, selected }) => [
    `Recolección, ${branch.name}`,
    ...[zoneTimesText(selected)].filter(Boolean),
  ],
} satisfies ContentType<ZoneOf, ZonePage>;

/** Branches, with their zones. */
export const branches = {
  tag: 'branch',
  noun: 'sucursal',
  pattern: '/sucursales/*',
  read: () => listed(getZonedBranches()),
  lists: (list) =>
    Array.from({ length: branchIndexPage(list, 1)?.pages ?? 1 }, (_, at) =>
      routes.branches(at + 1),
    ),
  within: (branch) =>
    branch.zones.map((selected) => ({
      type: zones,
      record: { branch, zones: branch.zones, selected },
    })),
  find: async (name) => mapResult(await readBranchPage(name), ({ branch }) => branch),
  id: ({ id }) => id,
  title: ({ name }) => name,
  pageTitle: ({ name }) => `Sucursal ${name}`,
  path: routes.branch,
  names: namesOf,
  pictures: ({ name_image }) => [name_image],
  entry: (branch) => ({
    kind: 'branch',
    line: joined(addressLines(branch).join(', '), branch.phone_number),
    context: branch.ubication.state,
    keywords: `${branch.postal_code}, ${branch.postal_code.replace(/^0/, '')}`,
  }),
  structuredData: branchData,
} satisfies ContentType<ZonedBranch, Branch>;
