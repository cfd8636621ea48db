import 'server-only';
import { readBranchPage, type BranchPage } from '@/lib/features/branches/page';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { found, missing, type Result } from '@/lib/content/gateway/result';
import { recordPage } from '@/lib/features/page/record-page';

/** The page of a branch at one of its zones. */
export interface ZonePage extends BranchPage {
  selected: Zone;
  segment: string;
}

/** A branch at one of its zones; missing without it. */
export async function readZonePage(name: string, zone = ''): Promise<Result<ZonePage>> {
  const page = await readBranchPage(name, zone);
  if (page.status !== 'found') return page;
  const { selected, segment } = page.value;
  if (selected === undefined || segment === undefined) return missing;
  return found({ ...page.value, selected, segment });
}

/** A kind of page that each zone has, at the address that `pathOf` builds. */
export const zoneRecordPage = (label: string, pathOf: (branch: Branch, zone: string) => string) =>
  recordPage({
    label,
    names: ['name', 'zone'],
    find: readZonePage,
    id: ({ branch, selected }) => `${branch.id}/${selected.id}`,
    path: ({ branch, segment }) => pathOf(branch, segment),
  });
