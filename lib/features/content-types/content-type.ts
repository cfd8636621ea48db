import type { Thing, WithContext } from 'schema-dts';
import {
  found,
  mapResult,
  type Found,
  type Result,
  type Unavailable,
} from '@/lib/content/gateway/result';
import type { SearchEntry } from '@/lib/features/content-types/search-entry';
import { uniqueNames } from '@/lib/features/page/unique-names';
import type { ContentTag } from '@/lib/server/cache/tags';

/**
 * One content type: what it is and how the site shows its records. `Listed` is a record as lists have
 * it, `Whole` as its own page has it; a gateway may leave much out of the first.
 */
export interface ContentType<Listed extends object = object, Whole extends object = Listed> {
  /** What a revalidation names. */
  readonly tag: ContentTag;
  /** One record, in the words of its editors. */
  readonly noun: string;
  /** The pattern of its pages in the route table. */
  readonly pattern?: string;
  /** The page whose share picture is the picture of its first record. */
  readonly leads?: string;
  /** Whether titles may repeat. Records with the same title get unique names. */
  readonly hasDuplicateNames?: boolean;

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
  /** As the gateway writes it. */
  date?(record: Listed | Whole): string;
  /** The files of its page's pictures, the first of them for sharing. */
  pictures?(record: Listed | Whole): readonly string[];
  /** Whether search engines list its page, as they do without this. */
  isIndexed?(record: Listed): boolean;
  /** What search engines show of its page where its SEO fields are empty. */
  description?(record: Whole): string;
  /** For the site's search; its title and path are the record's. */
  entry?(record: Listed): Partial<SearchEntry> & Pick<SearchEntry, 'kind'>;
  structuredData?(record: Whole, ...more: never[]): WithContext<Thing> | undefined;
  /** Drawn for sharing in place of a picture. */
  shareLines?(record: Whole): string[];
}

/** Returns unique names for the pages of records that share their title, by id. */
export function duplicatesByName(
  type: ContentType,
  records: readonly object[],
): Map<number, string> {
  if (!type.hasDuplicateNames) return new Map();
  const named = records.map((record) => {
    const [id, url, title] = type.names?.(record) ?? [];
    return { id: Number(id), url: String(url), title: String(title) };
  });
  return uniqueNames(named);
}

/** What `read` returns: a list that is missing is an empty one. */
export type Listing<R> = Promise<Found<readonly R[]> | Unavailable>;

/** A record within another, with its type. */
export interface Within {
  type: ContentType;
  record: object;
}

/** Returns the records of a list call. */
export async function listed<R>(
  read: Result<readonly R[]> | Promise<Result<readonly R[]>>,
): Listing<R> {
  const result = await read;
  return result.status === 'missing' ? found([]) : result;
}

/** Returns the one record of a call, as a list. */
export const single = async <R>(
  read: Promise<Result<R>>,
  isShown: (record: R) => boolean = () => true,
): Listing<R> => listed(mapResult(await read, (record) => [record].filter(isShown)));

/** Returns each record with those within it, in order. */
export function* withWithin(type: ContentType, record: object): Iterable<Within> {
  yield { type, record };
  for (const part of type.within?.(record) ?? []) yield* withWithin(part.type, part.record);
}
