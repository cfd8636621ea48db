import { nameKey } from '@/lib/util/name-keys';
import { trimSlug } from '@/lib/util/trim-slug';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { namedElsewhere } from '@/lib/features/institutional/names';
import { zonesOf } from '@/tools/doctor/editorial/records/branches';
import type { Content } from '@/tools/doctor/content';

/** Whether a record of these path names exists; true where its list was not read. */
export type Exists = (...names: string[]) => boolean;

const keysOf = (...names: (string | number)[]) =>
  names.map((name) => nameKey(trimSlug(String(name)))).filter((key) => key !== '');

/** Keys of records, each with what it holds. */
function lookup<T>(
  lists: Result<T[]>[],
  names: (record: T) => string[],
): Map<string, T> | undefined {
  if (lists.some(({ status }) => status === 'unavailable')) return undefined;
  const records = new Map<string, T>();
  for (const record of lists.flatMap(listOrEmpty)) {
    for (const key of names(record)) if (!records.has(key)) records.set(key, record);
  }
  return records;
}

function named<T>(lists: Result<T[]>[], names: (record: T) => string[]): Exists {
  const records = lookup(lists, names);
  return (name) => records === undefined || records.has(nameKey(name));
}

function lineExists(content: Content): Exists {
  const lists = [content.lines, content.serviceLines, content.activeLines];
  const lines = lookup(lists, ({ id, url, route, name }) => keysOf(id, url, route, name));
  return (name, service) => {
    const line = lines?.get(nameKey(name));
    if (lines === undefined || service === undefined) return lines === undefined || !!line;
    if (line === undefined) return false;
    const asked = content.serviceTypes.get(line.id);
    if (line.list_services.length === 0 && asked?.status === 'unavailable') return true;
    const services =
      line.list_services.length > 0 ? line.list_services : asked ? listOrEmpty(asked) : [];
    const keys = services.flatMap((entry) => keysOf(entry.name, entry.id_services));
    return [...keys, nameKey(line.name)].includes(nameKey(service));
  };
}

function branchExists(content: Content): Exists {
  const branches = lookup([content.branches], ({ id, url, name }) => keysOf(id, url, name));
  return (name, zone) => {
    const branch = branches?.get(nameKey(name));
    if (branches === undefined || zone === undefined) return branches === undefined || !!branch;
    if (branch === undefined) return false;
    const zones = zonesOf(content, branch.id, branch.zones);
    const key = nameKey(zone);
    return zones.some(({ id, title }) => String(id) === key || nameKey(title).includes(key));
  };
}

/** By the patterns of the route table that name a record. */
export function recordLookups(content: Content): ReadonlyMap<string, Exists> {
  const line = lineExists(content);
  const branch = branchExists(content);
  const institutional = named([content.institutional], (page) => keysOf(page.url, page.element));
  return new Map<string, Exists>([
    ['/detalle_linea/*', line],
    ['/detalle_linea/*/*', line],
    ['/servicios/*', line],
    ['/servicios/*/*', line],
    ['/sucursales/*', branch],
    ['/sucursales/*/*', branch],
    ['/nuestra_empresa/*', (name) => namedElsewhere(name) !== undefined || institutional(name)],
    ['/Blog_Detalle/*', named([content.posts], (post) => keysOf(post.url, post.title_publication))],
    ['/detalle_prensa/*', named([content.press], (item) => keysOf(item.url, item.title))],
    [
      '/verReporte_anual/*',
      named([content.annualReports], ({ url, report_name }) => keysOf(url, report_name)),
    ],
    [
      '/resp_detalle/*',
      named([content.programs, content.sustainabilityPrograms], ({ url_page, id_program }) =>
        keysOf(url_page, id_program),
      ),
    ],
    ['/aviso_privacidad/*', named([content.privacyNotices], ({ url, id }) => keysOf(url, id))],
    ['/archivos/*', (name) => content.files.get(name)?.status !== 'missing'],
  ]);
}
