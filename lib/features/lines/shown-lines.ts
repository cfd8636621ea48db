import 'server-only';
import {
  getActiveLines,
  getBusinessLines,
  getServiceLines,
  type BusinessLine,
} from '@/lib/content/gateway/business-lines';
import { found, listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { nameKey } from '@/lib/util/names';

/** What stands under a line's name; '' where its title is the name again. */
export const lineLead = ({ name, title }: BusinessLine): string =>
  nameKey(title) === nameKey(name) ? '' : title;

/**
 * The lines that the site shows: the active ones or, without any, those of the services page, with the
 * fields that only `details` have.
 */
export function shownLines(
  active: readonly BusinessLine[],
  services: readonly BusinessLine[],
  details = services,
): BusinessLine[] {
  const byId = new Map(details.map((line) => [line.id, line]));
  return (active.length > 0 ? active : services).map((line) => byId.get(line.id) ?? line);
}

type Lines = Result<BusinessLine[]>;

/** The lines of the services page, read only where none is active: an outage of theirs is no matter. */
export const readSubstitutes = async (active: Lines): Promise<Lines> =>
  listOrEmpty(active).length > 0 ? found([]) : getServiceLines();

/** The lines that the site shows, with all their fields; unavailable if any of their lists is. */
export async function readShownLines(): Promise<Lines> {
  const [active, details] = await Promise.all([getActiveLines(), getBusinessLines()]);
  const services = await readSubstitutes(active);
  const gap = [active, details, services].find(({ status }) => status === 'unavailable');
  if (gap?.status === 'unavailable') return gap;
  return found(shownLines(listOrEmpty(active), listOrEmpty(services), listOrEmpty(details)));
}
