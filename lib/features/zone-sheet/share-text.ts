import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { zoneTimesText } from '@/lib/features/zone-sheet/times';
import { foldSpaces } from '@/lib/util/format/spaces';

/** "Recolección en Centro, Monterrey: lunes, miércoles y viernes, de 6:00 a 12:00". */
export function zoneShareText(
  branch: Pick<Branch, 'name'>,
  zone: Pick<Zone, 'title' | 'frequency' | 'timetable'>,
): string {
  const place = `Recolección en ${foldSpaces(zone.title)}, ${foldSpaces(branch.name)}`;
  const times = zoneTimesText(zone);
  return times === '' ? place : `${place}: ${times}`;
}
