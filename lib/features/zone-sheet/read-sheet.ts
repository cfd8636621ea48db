import 'server-only';
import { readBranchPage } from '@/lib/features/branches/page';
import { zoneSheet, type ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import type { Branch } from '@/lib/content/gateway/branches';
import { found, missing, type Result } from '@/lib/content/gateway/result';

export interface ZoneSheetPage {
  sheet: ZoneSheet;
  branch: Branch;
  /** The zone's in the address of its page. */
  segment: string;
}

/** The sheet of a zone, by the names in its URL. */
export async function readZoneSheet(
  name: string,
  zoneName: string,
): Promise<Result<ZoneSheetPage>> {
  const page = await readBranchPage(name, zoneName);
  if (page.status !== 'found') return page;
  const { branch, selected, segment } = page.value;
  if (selected === undefined || segment === undefined) return missing;
  return found({ sheet: zoneSheet(branch, selected, segment), branch, segment });
}
