import 'server-only';
import {
  getActiveLines,
  getBusinessLines,
  getServiceLines,
  type BusinessLine,
} from '@/lib/content/gateway/business-lines';
import { found, listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { nameKey } from '@/lib/util/names';

/** Returns the text under a line's name; '' where its title repeats the name. */
export const lineLead = ({ name, title }: BusinessLine): string =>
  nameKey(title) === nameKey(name) ? '' : title;

/**
 * Returns the lines that the site shows: the active ones or, without any, those of the services page, with the
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

/**
 * Reads the lines of the services page only if no line is active, so that their outage has no effect
 * otherwise.
 */
export const readSubstitutes = async (active: Lines): Promise<Lines> =>
  listOrEmpty(active).length > 0 ? found([]) : getServiceLines();

/** Reads the lines that the site shows, with all their fields; unavailable if any of their lists is. */
export async function readShownLines(): Promise<Lines> {
  const [active, details] = await Promise.all([getActiveLines(), getBusinessLines()]);
  const services = await readSubstitutes(active);
  const gap = [active, details, services].find(({ status }) => status === 'unavailable');
  if (gap?.status === 'unavailable') return gap;
  return found(shownLines(listOrEmpty(active), listOrEmpty(services), listOrEmpty(details)));
}
