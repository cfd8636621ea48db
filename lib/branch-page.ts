import 'server-only';
import { findByName, nameSegment } from '@/lib/find-by-name';
import { getBranchZones, type Branch, type Zone } from '@/lib/gateway/branches';
import { found, missing, unavailable, type Result } from '@/lib/gateway/result';

/** The zones of a branch and the one that is shown. */
export interface BranchZones {
  zones: Zone[];
  selected: Zone | undefined;
}

const named = (zone: Zone) => ({ id: zone.id, name: zone.title, zone });

/**
 * The zones of a branch, from the branch itself or, where it came without, from the call of their
 * own. The first zone matching `wanted` is selected (specification, section 2, "Branch page"): the
 * one of that name, else the first whose name holds it; missing when there is none. Without
 * `wanted` it is the first.
 */
export async function readBranchZones(
  branch: Branch,
  wanted?: string,
): Promise<Result<BranchZones>> {
  const result = branch.zones.length > 0 ? found(branch.zones) : await getBranchZones(branch.id);
  const zones = result.status === 'found' ? result.value : [];
  if (wanted === undefined) return found({ zones, selected: zones[0] });
  if (result.status === 'unavailable') return unavailable;
  const selected = findByName(zones.map(named), wanted, 'part')?.zone;
  return selected ? found({ zones, selected }) : missing;
}

/** What a zone is called in an address: its name, or its id where another has that name. */
export function zoneSegment(zones: Zone[], zone: Zone): string {
  const items = zones.map(named);
  const item = items.find((entry) => entry.zone === zone) ?? named(zone);
  return nameSegment(items, item);
}
