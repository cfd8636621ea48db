import type { Thing, WithContext } from 'schema-dts';
import type { Call } from '@/lib/content/gateway/calls';
import {
  found,
  mapResult,
  type Found,
  type Result,
  type Unavailable,
} from '@/lib/content/gateway/result';
import type { SearchEntry } from '@/lib/features/content-types/search-entry';
import type { Shown, ShownPicture } from '@/lib/features/content-types/shown';
import { namesOfNamesakes } from '@/lib/features/page/namesakes';
import type { ZoneCard } from '@/lib/features/zone-sheet/sheet';
import type { ContentTag } from '@/lib/server/cache/tags';

/** Without keys; with the bodies that the list may leave to the calls of its records. */
interface PlainCall extends Call {
  read(): Promise<Result<unknown>>;
}

/** For each record of a list, by its id or by what names it in its link. */
interface EachCall<Key extends string | number, T = unknown> extends Call {
  /** That list, by its name among the plain calls. */
  of: string;
  read(key: Key): Promise<Result<T>>;
  /** The site makes it for few records, or never. */
  isRare?: true;
}

/**
 * One content type: what it is and how the site shows its records. `Listed` is a record as lists have
 * it, `Whole` as its own page has it; a gateway may leave much out of the first.
 */
export interface ContentType<Listed extends object = object, Whole extends object = Listed> {
  /** What a revalidation names. */
  readonly tag: ContentTag;
  /** One record, and several, in the words of their editors. */
  readonly noun: string;
  readonly plural?: string;
  /** The pattern of its pages in the route table. */
  readonly pattern?: string;
  /** Pages of other content that show its records. */
  readonly shownOn?: readonly string[];
  /** The page whose share picture is the picture of its first record. */
  readonly leads?: string;
  /** Whether titles may repeat: such records are told apart by their names. */
  readonly hasNamesakes?: boolean;

  /** The calls that read it, each under the name of what it returns; the first has all records. */
  readonly calls?: Readonly<Record<string, PlainCall>>;
  readonly callsById?: Readonly<Record<string, EachCall<number>>>;
  /** By what names a record in its link. */
  readonly callsByName?: Readonly<Record<string, EachCall<string, object>>>;
  /** Calls that are read in another way. */
  readonly otherCalls?: readonly Call[];

  /** All records that the site shows. Never throws. */
  read?(): Listing<Listed>;
  /** Paths of the pages that list them; in the sitemap, as is each record's own. */
  lists?(records: readonly Listed[]): readonly string[];
  /** Records within a record, such as the zones of a branch, each with its type. */
  within?(record: Listed): Iterable<Within>;
  /** The record of a page, by the names in its path. Never throws. */
  find?(name: string, part?: string): Promise<Result<Whole>>;

  id?(record: Listed | Whole): number;
  /** What the record is called. */
  title(record: Listed | Whole): string;
  /** The title of its page, where it is another. */
  pageTitle?(record: Listed | Whole): string;
  path(record: Listed | Whole): string;
  /**
   * By which its page is found and revalidated: id, url, name. Without it, search engines list no page
   * of its own.
   */
  names?(record: Listed | Whole): readonly (string | number)[];
  /** By which alone its page is found, where these are fewer. */
  foundBy?(record: Listed | Whole): readonly (string | number)[];
  /** As the gateway writes it. */
  date?(record: Listed | Whole): string;
  /** Those of its page, the first of them for sharing. */
  pictures?(record: Listed | Whole): ShownPicture[];
  /** Whether search engines list its page, as they do without this. */
  isIndexed?(record: Listed): boolean;
  /** What search engines show of its page where its SEO fields are empty. */
  description?(record: Whole): string;
  /** For the site's search; its title and path are the record's. */
  entry?(record: Listed): Partial<SearchEntry> & Pick<SearchEntry, 'kind'>;
  structuredData?(record: Whole, ...more: never[]): WithContext<Thing> | undefined;
  /** Drawn for sharing in place of a picture. */
  card?(record: Whole): Promise<ZoneCard>;
  /** Its texts and files, by what the site makes of them. */
  shown?(record: Whole): Shown;
}

/** Names for the pages of records that share their title, by id. */
export function namesakesOf(type: ContentType, records: readonly object[]): Map<number, string> {
  if (!type.hasNamesakes) return new Map();
  const named = records.map((record) => {
    const [id, url, title] = type.names?.(record) ?? [];
    return { id: Number(id), url: String(url), title: String(title) };
  });
  return namesOfNamesakes(named);
}

/** The records, with their names as `name` and `url` where their paths would be those of others. */
export function namedApart<R extends { id: number }>(type: ContentType, records: readonly R[]) {
  const names = namesakesOf(type, records);
  return records.map((record): R => {
    const own = { ...record, name: names.get(record.id), url: names.get(record.id) };
    return names.has(record.id) && type.path(own) !== type.path(record) ? own : record;
  });
}

/** What `read` returns: a list that is missing is an empty one. */
export type Listing<R> = Promise<Found<readonly R[]> | Unavailable>;

/** A record within another, with its type. */
export interface Within {
  type: ContentType;
  record: object;
}

/** The records of a list call. */
export async function listed<R>(
  read: Result<readonly R[]> | Promise<Result<readonly R[]>>,
): Listing<R> {
  const result = await read;
  return result.status === 'missing' ? found([]) : result;
}

/** The one record of a call, as a list. */
export const single = async <R>(
  read: Promise<Result<R>>,
  isShown: (record: R) => boolean = () => true,
): Listing<R> => listed(mapResult(await read, (record) => [record].filter(isShown)));

/** Each record with those within it, in order. */
export function* withWithin(type: ContentType, record: object): Iterable<Within> {
  yield { type, record };
  for (const part of type.within?.(record) ?? []) yield* withWithin(part.type, part.record);
}
