import { plain } from '@/tools/doctor/editorial/records/lines';
import {
  metadataTexts,
  shownRecord,
  textsOf,
  type ShownRecord,
} from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import type { Branch, ListedBranch, Zone } from '@/lib/content/gateway/branches';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import { routes } from '@/lib/server/routing/routes';

function zoneRecord(branch: ListedBranch, zones: Zone[], zone: Zone): ShownRecord {
  const { id, title, frequency, timetable, image_name, title_img, alt } = zone;
  return shownRecord('zona', id, title, routes.branch(branch, zoneSegment(zones, zone)), {
    texts: [...textsOf('name', { title }), ...textsOf('text', { frequency, timetable })],
    pictures:
      image_name === ''
        ? []
        : [
            {
              field: 'image_name',
              file: image_name,
              place: 'zone',
              alt: {
                field: alt ? 'alt' : 'title_img',
                text: alt || title_img,
                ...(alt && title_img ? { caption: { field: 'title_img', text: title_img } } : {}),
              },
            },
          ],
  });
}

function branchRecord(branch: ListedBranch, detail: Branch | undefined): ShownRecord {
  const { id, name, street, sector, url, name_image, phone_number } = branch;
  return shownRecord('sucursal', id, name, routes.branch(branch), {
    texts: [
      ...textsOf('name', { name }),
      ...textsOf('text', { street, sector }),
      ...(detail ? metadataTexts(detail) : []),
    ],
    pictures: [
      ...plain('name_image', name_image, 'branch'),
      ...plain('name_marker_image', branch.name_marker_image, 'icon'),
    ],
    phones: [{ field: 'phone_number', value: phone_number }],
    slug: { field: 'url', value: url },
    ...(detail
      ? {
          search: {
            titlePage: detail.title_page,
            fallback: { field: 'name', value: name },
            description: { value: detail.meta_description },
          },
        }
      : {}),
  });
}

/** The zones of a branch, from the first of the calls that has them. */
export function zonesOf(content: Content, id: number, listed: Zone[]): Zone[] {
  if (listed.length > 0) return listed;
  const detail = content.branchDetails.get(id);
  const own = detail ? (valueOrUndefined(detail)?.zones ?? []) : [];
  const asked = content.branchZones.get(id);
  return own.length > 0 || !asked ? own : listOrEmpty(asked);
}

export function branchRecords(content: Content): ShownRecord[] {
  return listOrEmpty(content.branches).flatMap((branch) => {
    const detail = content.branchDetails.get(branch.id);
    const zones = zonesOf(content, branch.id, branch.zones);
    return [
      branchRecord(branch, detail && valueOrUndefined(detail)),
      ...zones.map((zone) => zoneRecord(branch, zones, zone)),
    ];
  });
}
