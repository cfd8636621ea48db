import 'server-only';
import type { Metadata } from 'next';
import { nameKey, slugKey } from '@/lib/util/names';
import {
  getActiveLines,
  getBusinessLineById,
  getBusinessLineByRoute,
  getBusinessLines,
  getServiceLines,
  getServiceTypes,
  type BusinessLine,
  type ServiceType,
} from '@/lib/content/gateway/business-lines';
import {
  found,
  listOrEmpty,
  missing,
  unavailable,
  type Result,
} from '@/lib/content/gateway/result';
import { readSubstitutes, shownLines } from '@/lib/features/lines/shown-lines';
import { isEmptyHtml, excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import { foldSpaces } from '@/lib/util/text';
import { documentTitle, pageMetadata } from '@/lib/features/page/metadata';

type LineResult = Promise<Result<BusinessLine>>;

/** Returns the first line found; missing only if all sources responded, so an outage is never "not found". */
async function firstFound(...sources: (() => LineResult)[]): LineResult {
  let outcome: Result<BusinessLine> = missing;
  for (const source of sources) {
    const result = await source();
    if (result.status === 'found') return result;
    if (result.status === 'unavailable') outcome = unavailable;
  }
  return outcome;
}

const isId = (name: string) => /^\d{1,15}$/.test(name) && Number(name) > 0;

const urlKey = (url: string) => nameKey(slugKey(url));

async function lineInList(
  list: Promise<Result<BusinessLine[]>>,
  name: string,
): Promise<Result<BusinessLine>> {
  const lines = await list;
  if (lines.status !== 'found') return lines;
  const key = urlKey(name);
  if (key === '') return missing;
  const line =
    lines.value.find(({ url, route }) => [url, route].some((slug) => urlKey(slug) === key)) ??
    // The exact name comes first, because two names may differ only in case or accents.
    lines.value.find((one) => foldSpaces(one.name) === foldSpaces(name)) ??
    findByName(lines.value, name);
  return line ? { ...lines, value: line } : missing;
}

/** Finds a business line by its url, route, name or id, for `/detalle_linea/*`. */
export function findLine(name: string): LineResult {
  return firstFound(
    () => getBusinessLineByRoute(name),
    () => lineInList(getBusinessLines(), name),
    async () => {
      const active = await lineInList(getActiveLines(), name);
      return active.status === 'found' ? getBusinessLineById(active.value.id) : active;
    },
    async () => (isId(name) ? getBusinessLineById(Number(name)) : missing),
  );
}

/** Finds a business line by its route, url, name or id, for `/servicios/*`. */
export function findServicesLine(name: string): LineResult {
  return firstFound(
    () => lineInList(getServiceLines(), name),
    () => findLine(name),
  );
}

/** Reads the lines of the tabs; an unavailable list counts as empty. */
export async function readLineBar(): Promise<BusinessLine[]> {
  const active = await getActiveLines();
  return shownLines(listOrEmpty(active), listOrEmpty(await readSubstitutes(active)));
}

/** Returns the line for `/servicios`: the first tab that its list has, else the first of either list. */
export async function firstServicesLine(): LineResult {
  const [lines, services] = await Promise.all([readLineBar(), getServiceLines()]);
  const known = new Map(listOrEmpty(services).map((line) => [line.id, line]));
  const [first] = [...lines.flatMap(({ id }) => known.get(id) ?? []), ...known.values()];
  if (first) return { ...services, ...found(first) };
  const [line] = lines;
  if (line) return findServicesLine(line.route || line.url || line.name);
  return services.status === 'found' ? missing : services;
}

/** The content of a line's page; `segment` is the selected service's part of the path. */
export interface LinePage {
  line: BusinessLine;
  services: ServiceType[];
  selected: ServiceType | undefined;
  segment: string | undefined;
}

const named = (service: ServiceType) => ({ id: service.id_services, name: service.name, service });

/** Returns a line and its service type with the name or id `wanted`, by default the first. */
export async function withServices(
  line: Result<BusinessLine>,
  wanted?: string,
): Promise<Result<LinePage>> {
  if (line.status !== 'found') return line;
  const own = line.value.list_services;
  const result = own.length > 0 ? found(own) : await getServiceTypes(line.value.id);
  const services = result.status === 'found' ? result.value : [];
  const page = { line: line.value, services };
  const selected =
    wanted === undefined ? undefined : findByName(services.map(named), wanted)?.service;
  if (selected) return found({ ...page, selected, segment: serviceSegment(services, selected) });
  if (wanted === undefined || nameKey(wanted) === nameKey(line.value.name)) {
    return found({ ...page, selected: services[0], segment: undefined });
  }
  return result.status === 'unavailable' ? unavailable : missing;
}

/** Returns a service type's URL segment: its name, or its id where another one has that name. */
export function serviceSegment(services: ServiceType[], service: ServiceType): string {
  const items = services.map(named);
  const item = items.find((entry) => entry.service === service) ?? named(service);
  return nameSegment(items, item);
}

const serviceTitle = (line: BusinessLine, service: ServiceType) => `${service.name} | ${line.name}`;

/** Returns the path and title that the page of a line gets when a service type is opened. */
export function servicePage(
  { line, services }: Pick<LinePage, 'line' | 'services'>,
  service: ServiceType,
  pathOf: (line: BusinessLine, segment: string) => string,
) {
  return {
    href: pathOf(line, serviceSegment(services, service)),
    title: documentTitle(undefined, serviceTitle(line, service)),
  };
}

/** Returns the metadata of a line; all its pages have the detail page as canonical URL. */
export function lineMetadata({ line, selected, segment }: LinePage): Metadata {
  const chosen = segment === undefined ? undefined : selected;
  const text = isEmptyHtml(chosen?.description ?? '') ? line.description : chosen?.description;
  return pageMetadata({
    ...(chosen ? {} : { record: line }),
    title: chosen ? serviceTitle(line, chosen) : line.name,
    description: excerpt(text ?? '') || `${line.name}: servicios, zonas y sucursales.`,
    path: routes.line(line),
  });
}

interface Named {
  id: number;
  name: string;
}

/** Finds an item by its `nameKey`, then by its id. */
export function findByName<T extends Named>(items: readonly T[], wanted: string): T | undefined {
  const key = nameKey(wanted);
  if (key === '') return undefined;
  return (
    items.find((item) => nameKey(item.name) === key) ??
    items.find((item) => String(item.id) === wanted.trim())
  );
}

/** Returns an item's URL segment: its name, or its id if an earlier item has that name. */
export function nameSegment<T extends Named>(items: readonly T[], item: T): string {
  return findByName(items, item.name) === item ? item.name : String(item.id);
}
