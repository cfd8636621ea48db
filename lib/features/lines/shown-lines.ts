import 'server-only';
import {
  getActiveLines,
  getBusinessLines,
  getServiceLines,
  type BusinessLine,
} from '@/lib/content/gateway/business-lines';
import { found, listOrEmpty, type Result } from '@/lib/content/gateway/result';

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

/** The lines that the site shows, with all their fields; unavailable if any of their lists is. */
export async function readShownLines(): Promise<Result<BusinessLine[]>> {
  const [active, details] = await Promise.all([getActiveLines(), getBusinessLines()]);
  const isEmpty = listOrEmpty(active).length === 0;
  const services = isEmpty ? await getServiceLines() : found([]);
  const gap = [active, details, services].find(({ status }) => status === 'unavailable');
  if (gap?.status === 'unavailable') return gap;
  return found(shownLines(listOrEmpty(active), listOrEmpty(services), listOrEmpty(details)));
}
