import 'server-only';
import type { Metadata } from 'next';
import { addressLines } from '@/lib/features/branches/facts';
import { findByName, nameSegment } from '@/lib/util/find-by-name';
import { getBranch, getBranchZones, type Branch, type Zone } from '@/lib/content/gateway/branches';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { phoneParts } from '@/lib/util/format/phone-numbers';
import { phoneText } from '@/lib/util/format/phone-parts';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';

/** A branch with its zones and the one that is shown. */
export interface BranchPage {
  branch: Branch;
  zones: Zone[];
  selected: Zone | undefined;
  /** What the address calls the selected zone; undefined where the address names none. */
  segment: string | undefined;
}

const named = (zone: Zone) => ({ id: zone.id, name: zone.title, zone });

/**
 * The page of a branch, by its url, name or id. Its zones are those of the branch itself or, where
 * it came without, those of the call of their own. The first zone matching `zoneName` is selected
 * (specification, section 2, "Branch page"): the one of that name, else the first whose name holds
 * it; missing when there is none. Without `zoneName` the first is selected.
 */
export async function readBranchPage(name: string, zoneName?: string): Promise<Result<BranchPage>> {
  const branch = await getBranch(name);
  if (branch.status !== 'found') return branch;
  const own = branch.value.zones;
  const result = own.length > 0 ? found(own) : await getBranchZones(branch.value.id);
  const zones = result.status === 'found' ? result.value : [];
  const page = { branch: branch.value, zones };
  if (zoneName === undefined) return found({ ...page, selected: zones[0], segment: undefined });
  if (result.status === 'unavailable') return unavailable;
  const selected = findByName(zones.map(named), zoneName, 'partial')?.zone;
  if (selected === undefined) return missing;
  return found({ ...page, selected, segment: zoneSegment(zones, selected) });
}

/** What a zone is called in an address: its name, or its id where another has that name. */
export function zoneSegment(zones: Zone[], zone: Zone): string {
  const items = zones.map(named);
  const item = items.find((entry) => entry.zone === zone) ?? named(zone);
  return nameSegment(items, item);
}

/** The head of a branch's pages; those of its zones name the branch's page as their address. */
export function branchMetadata({ branch, selected, segment }: BranchPage): Metadata {
  const zone = segment === undefined ? undefined : selected;
  const address = addressLines(branch).join(', ');
  const about = [
    `Sucursal ${branch.name}`,
    address,
    phoneText(phoneParts(branch.phone_number)),
  ].filter(Boolean);
  const times = [zone?.title, branch.name, zone?.frequency, zone?.timetable].filter(Boolean);
  return pageMetadata({
    ...(zone ? {} : { record: branch }),
    title: zone ? `${zone.title} | Sucursal ${branch.name}` : `Sucursal ${branch.name}`,
    description: zone ? `Servicio en ${times.join(', ')}.` : `${about.join('. ')}.`,
    path: routes.branch(branch),
  });
}
