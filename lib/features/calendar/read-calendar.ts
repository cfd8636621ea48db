import 'server-only';
import { readBranchPage } from '@/lib/features/branches/page';
import { keptCalendar } from '@/lib/features/calendar/kept-calendars';
import { revisionOf } from '@/lib/features/calendar/revisions';
import { calendarExceptions } from '@/lib/features/calendar/exceptions';
import {
  found,
  listOrEmpty,
  missing,
  unavailable,
  type Result,
} from '@/lib/content/gateway/result';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

/**
 * The calendar of a zone, named as on its page. Missing also where the zone has no weekly collection
 * and never had one: nobody has subscribed. Unavailable also while nobody knows what holds on
 * holidays: apps then keep what they have. Never throws.
 */
export async function readZoneCalendar(name: string, zoneName: string): Promise<Result<string>> {
  const result = await readBranchPage(name, zoneName);
  if (result.status !== 'found') return result;
  const { branch, selected, segment } = result.value;
  if (selected === undefined) return missing;
  const exceptions = await calendarExceptions(branch, selected);
  if (exceptions.status === 'unavailable') return unavailable;
  const page = absoluteUrl(routes.branch(branch, segment));
  const { subject, fingerprint, textOf } = keptCalendar(
    branch,
    selected,
    page,
    listOrEmpty(exceptions),
  );
  const isWeekly = subject.schedule !== undefined;
  const revision = await revisionOf(subject, fingerprint, isWeekly);
  return revision ? found(textOf(revision)) : missing;
}
