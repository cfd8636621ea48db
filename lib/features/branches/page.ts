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

export interface BranchPage {
  branch: Branch;
  zones: Zone[];
  selected: Zone | undefined;
  segment: string | undefined;
}

const named = (zone: Zone) => ({ id: zone.id, name: zone.title, zone });

/** A branch by its url, name or id, at the zone with `zoneName` in its name, else the first. */
// Specification, section 2, "Branch page".
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

/** A zone's URL segment: its name, or its id where another zone has that name. */
export function zoneSegment(zones: Zone[], zone: Zone): string {
  const items = zones.map(named);
  const item = items.find((entry) => entry.zone === zone) ?? named(zone);
  return nameSegment(items, item);
}

/** Metadata of a branch; its zone pages have the branch's page as canonical URL. */
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
