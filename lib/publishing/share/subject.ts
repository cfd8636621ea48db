import 'server-only';
import { found, missing, type Result } from '@/lib/content/gateway/result';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { readParam } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';
import { decoded } from '@/lib/util/urls.mts';

/** The content of a page's share picture: its own picture or, if it has none, its title. */
export interface OgImageSubject {
  /** Its page's canonical address. */
  path: string;
  title: string;
  /** File key; '' for none. */
  picture: string;
  /** Text below the title, in place of the picture: the days of a zone. */
  lines: readonly string[];
}

const types = Object.values(contentTypes);

const pictureOf = (type: ContentType, record: object | undefined) =>
  (record && type.pictures?.(record)[0]) ?? '';

async function fixedSubject(path: string): Promise<Result<OgImageSubject>> {
  const page = Object.values(fixedPages).find((candidate) => candidate.path === path);
  if (!page) return missing;
  const type = types.find(({ leads }) => leads === path);
  const records = await type?.read?.();
  // Fixed pages exist without their records, and so do their og:images.
  if (records?.status === 'unavailable') return records;
  return found({
    path,
    title: page.title,
    picture: type && records ? pictureOf(type, records.value[0]) : '',
    lines: [],
  });
}

async function recordSubject(type: ContentType, names: readonly string[]) {
  const [name = '', part] = names;
  const result = (await type.find?.(name, part)) ?? missing;
  if (result.status !== 'found') return result;
  const record = result.value;
  const title = (type.pageTitle ?? type.title)(record);
  const lines = type.shareLines?.(record) ?? [];
  const picture = lines.length > 0 ? '' : pictureOf(type, record);
  return found({ path: type.path(record), title, picture, lines });
}

/** Returns the subject of a page's og:image, by its path from `readSharePath`. */
export async function ogImageSubject(
  sharePath: readonly string[],
): Promise<Result<OgImageSubject>> {
  const [first = '', ...names] = sharePath;
  if (names.length === 0) return fixedSubject(first === 'inicio' ? routes.home() : `/${first}`);
  const pattern = `/${[first, ...names.map(() => '*')].join('/')}`;
  const type = types.find((candidate) => candidate.pattern === pattern);
  return type ? recordSubject(type, names) : missing;
}

/** The number of segments in `/sucursales/{name}/{zone}`. */
const MAX_PARTS = 3;

/** Returns the decoded segments of an og:image path after the first; undefined for an invalid path. */
export function readSharePath(pathname: string): string[] | undefined {
  const parts = pathname.split('/').slice(2);
  if (parts.length === 0 || parts.length > MAX_PARTS) return undefined;
  const names = parts.map((part) => {
    const name = decoded(part);
    return name === undefined ? undefined : readParam(encodeURIComponent(name));
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}
