import 'server-only';
import { nameKey } from '@/lib/catalogue/names';
import { findByName, nameSegment } from '@/lib/find-by-name';
import {
  getActiveLines,
  getBusinessLineById,
  getBusinessLineByRoute,
  getBusinessLines,
  getServiceLines,
  getServiceTypes,
  type BusinessLine,
  type ServiceType,
} from '@/lib/gateway/business-lines';
import { found, missing, unavailable, type Result } from '@/lib/gateway/result';
import { withDetails } from '@/lib/home-lines';

type LineResult = Promise<Result<BusinessLine>>;

/**
 * Asks one source after the other. What one of them has is found; missing means that all of them
 * answered and none has it, so an outage is never taken for "not found".
 */
async function firstFound(...sources: (() => LineResult)[]): LineResult {
  let outcome: Result<BusinessLine> = missing;
  for (const source of sources) {
    const result = await source();
    if (result.status === 'found') return result;
    if (result.status === 'unavailable') outcome = unavailable;
  }
  return outcome;
}

async function lineInList(
  list: Promise<Result<BusinessLine[]>>,
  name: string,
): Promise<Result<BusinessLine>> {
  const lines = await list;
  if (lines.status !== 'found') return lines;
  const key = nameKey(name);
  const line =
    lines.value.find(({ url, route }) => [url, route].some((slug) => nameKey(slug) === key)) ??
    findByName(lines.value, name, 'whole');
  return line ? { ...lines, value: line } : missing;
}

/** An active line that only the list of active lines knows by name. */
async function lineAmongActive(name: string): LineResult {
  const active = await lineInList(getActiveLines(), name);
  return active.status === 'found' ? getBusinessLineById(active.value.id) : active;
}

async function lineById(name: string): LineResult {
  return /^\d{1,15}$/.test(name) && Number(name) > 0 ? getBusinessLineById(Number(name)) : missing;
}

/** A business line by its url, route, name or id, for `/detalle_linea/{url or name}`. */
export function findLine(name: string): LineResult {
  return firstFound(
    () => getBusinessLineByRoute(name),
    () => lineInList(getBusinessLines(), name),
    () => lineAmongActive(name),
    () => lineById(name),
  );
}

/** A line as the services page knows it, by its route, url, name or id. */
export function findServicesLine(name: string): LineResult {
  return firstFound(
    () => lineInList(getServiceLines(), name),
    () => findLine(name),
  );
}

/** The line `/servicios` begins with: the first active one. Missing where there are no lines. */
export async function firstServicesLine(): LineResult {
  const [active, lines] = await Promise.all([getActiveLines(), getServiceLines()]);
  if (lines.status !== 'found') return lines;
  const known = new Set(lines.value.map(({ id }) => id));
  const ordered = withDetails(active.status === 'found' ? active.value : [], lines.value);
  const first = ordered.find(({ id }) => known.has(id)) ?? lines.value[0];
  return first ? { ...lines, value: first } : missing;
}

/** The service types of a line and the one that is shown. */
export interface LineServices {
  services: ServiceType[];
  selected: ServiceType | undefined;
}

const named = (service: ServiceType) => ({ id: service.id_services, name: service.name, service });

/**
 * The service types of a line, from the line itself or, where it came without, from the call of
 * its own. The first is selected unless `wanted` names another; missing when none is called so.
 */
export async function readLineServices(
  line: BusinessLine,
  wanted?: string,
): Promise<Result<LineServices>> {
  const result =
    line.list_services.length > 0 ? found(line.list_services) : await getServiceTypes(line.id);
  const services = result.status === 'found' ? result.value : [];
  if (wanted === undefined) return found({ services, selected: services[0] });
  if (result.status === 'unavailable') return unavailable;
  const selected = findByName(services.map(named), wanted, 'whole')?.service;
  return selected ? found({ services, selected }) : missing;
}

/** What a service type is called in an address: its name, or its id where another has that name. */
export function serviceSegment(services: ServiceType[], service: ServiceType): string {
  const items = services.map(named);
  const item = items.find((entry) => entry.service === service) ?? named(service);
  return nameSegment(items, item);
}
