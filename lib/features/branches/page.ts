import 'server-only';
import type { Metadata } from 'next';
import { addressLines } from '@/lib/features/branches/facts';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { daysText, scheduleText } from '@/lib/features/collection/texts';
import { findZone, zoneSegment } from '@/lib/features/branches/zone-segments';
import {
  getBranch,
  getBranches,
  getBranchZones,
  type Branch,
  type Zone,
} from '@/lib/content/gateway/branches';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { phoneParts } from '@/lib/util/format/read-phone-numbers';
import { phoneText } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import { inSentence } from '@/lib/features/zone-sheet/times';
import { findByUrl } from '@/lib/features/page/find-by-url';
import { pageMetadata } from '@/lib/features/page/metadata';
import { recordPage } from '@/lib/features/page/record-page';

/** The content of a branch's page; on a zone's page, `segment` is the zone's part of the path. */
export interface BranchPage {
  branch: Branch;
  zones: Zone[];
  selected: Zone | undefined;
  segment: string | undefined;
  /** Whether the zones could not be read. */
  lacksZones?: boolean;
}

/** Finds a branch by its url, name or id, and its zone by `zoneName` (specification, section 2). */
export async function readBranchPage(name: string, zoneName?: string): Promise<Result<BranchPage>> {
  const branch = await findByUrl(name, {
    find: getBranch,
    list: getBranches,
    title: (listed) => listed.name,
    byId: (id) => getBranch(String(id)),
  });
  if (branch.status !== 'found') return branch;
  const own = branch.value.zones;
  const result = own.length > 0 ? found(own) : await getBranchZones(branch.value.id);
  const zones = result.status === 'found' ? result.value : [];
  const page = { branch: { ...branch.value, zones }, zones };
  const lacksZones = result.status === 'unavailable';
  if (zoneName === undefined)
    return found({ ...page, selected: undefined, segment: undefined, lacksZones });
  if (lacksZones) return unavailable;
  const selected = findZone(zones, zoneName);
  if (selected === undefined) return missing;
  return found({ ...page, selected, segment: zoneSegment(zones, selected) });
}

/** A branch's page with one of its zones selected. */
export interface ZonePage extends BranchPage {
  selected: Zone;
  segment: string;
}

/** Reads a branch's page with a zone selected; missing if the branch does not have the zone. */
export async function readZonePage(name: string, zone = ''): Promise<Result<ZonePage>> {
  const page = await readBranchPage(name, zone);
  if (page.status !== 'found') return page;
  const { selected, segment } = page.value;
  if (selected === undefined || segment === undefined) return missing;
  return found({ ...page.value, selected, segment });
}

/** Creates a page type for zones, at the path that `pathOf` builds. */
export const zoneRecordPage = (label: string, pathOf: (branch: Branch, zone: string) => string) =>
  recordPage({
    label,
    names: ['name', 'zone'],
    find: readZonePage,
    id: ({ branch, selected }) => `${branch.id}/${selected.id}`,
    path: ({ branch, segment }) => pathOf(branch, segment),
  });

/**
 * Returns whether search engines list a zone's page, which requires known collection days. Other zones
 * have the branch's page as canonical URL.
 */
export const isListedZone = (zone: Zone): boolean => readSchedule(zone) !== undefined;

/** Returns the path of a listed zone, else of its branch. */
const canonicalPath = (branch: Branch, zone: Zone, segment: string) =>
  routes.branch(branch, isListedZone(zone) ? segment : undefined);

/** Returns "San Román · Campeche". */
export const zoneHeading = (branch: Pick<Branch, 'name'>, zone: Pick<Zone, 'title'>): string =>
  `${zone.title} · ${branch.name}`;

/** Returns "San Román · Campeche: lunes, miércoles y viernes". It has no date, because the page is cached. */
function zoneTitle(branch: Branch, zone: Zone): string {
  const days = [...new Set(readSchedule(zone)?.map(daysText))].join('; ');
  return `${zoneHeading(branch, zone)}: ${days || 'días de recolección'}`;
}

/** Joins parts as sentences. A part may already end in a full stop: "S.L.P.", "14:00 hrs.". */
const sentences = (parts: string[]) =>
  parts.map((part) => `${part.replace(/[.\s]+$/, '')}.`).join(' ');

function zoneMetadata(branch: Branch, zone: Zone, segment: string): Metadata {
  const schedule = readSchedule(zone);
  const times = [zone.frequency, zone.timetable].filter(Boolean).map(inSentence);
  return pageMetadata({
    title: zoneTitle(branch, zone),
    description: schedule
      ? `Recolección en ${zone.title}, sucursal ${branch.name}: ${scheduleText(schedule)}.`
      : sentences([`Servicio en ${[zone.title, branch.name, ...times].join(', ')}`]),
    path: canonicalPath(branch, zone, segment),
    sharedPath: routes.branch(branch, segment),
  });
}

/** Returns the metadata of a branch's page, or of its selected zone. */
export function branchMetadata({ branch, selected, segment }: BranchPage): Metadata {
  if (selected && segment !== undefined) return zoneMetadata(branch, selected, segment);
  const address = addressLines(branch).join(', ');
  const about = [
    `Sucursal ${branch.name}`,
    address,
    phoneText(phoneParts(branch.phone_number)),
  ].filter(Boolean);
  return pageMetadata({
    record: branch,
    title: `Sucursal ${branch.name}`,
    description: sentences(about),
    path: routes.branch(branch),
  });
}
