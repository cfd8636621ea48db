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
 * One content type, and how the site shows its records. `Listed` is a record in a list and `Whole` one on its
 * own page; a gateway may leave many fields out of its lists.
 */
export interface ContentType<Listed extends object = object, Whole extends object = Listed> {
  /** The cache tag that a revalidation names. */
  readonly tag: ContentTag;
  /** The editors' word for one record. */
  readonly noun: string;
  /** The pattern of its pages in the route table. */
  readonly pattern?: string;
  /** The path of the fixed page that is shared with the picture of the first record. */
  readonly leads?: string;
  /** Whether titles may repeat. Records with the same title get unique names. */
  readonly hasDuplicateNames?: boolean;

  /** Reads all records that the site shows. Never throws. */
  read?(): Listing<Listed>;
  /** Returns the paths of the list pages. The sitemap has them in addition to each record's own page. */
  lists?(records: readonly Listed[]): readonly string[];
  /** Returns the records within a record, such as the zones of a branch, each with its type. */
  within?(record: Listed): Iterable<Within>;
  /** Finds the record of a page by the names in its path. Never throws. */
  find?(name: string, part?: string): Promise<Result<Whole>>;

  id?(record: Listed | Whole): number;
  /** Returns the record's name. */
  title(record: Listed | Whole): string;
  /** Returns the title of its page, if it differs from the name. */
  pageTitle?(record: Listed | Whole): string;
  path(record: Listed | Whole): string;
  /**
   * Returns the id, url and name by which its page is found and revalidated. Without this method, the sitemap
   * has no page for the record.
   */
  names?(record: Listed | Whole): readonly (string | number)[];
  /** Returns the date as the gateway writes it. */
  date?(record: Listed | Whole): string;
  /** Returns the files of its page's pictures; the first is for sharing. */
  pictures?(record: Listed | Whole): readonly string[];
  /** Returns whether search engines list its page; they do without this method. */
  isIndexed?(record: Listed): boolean;
  /** Returns the description for search engines, used when the SEO field is empty. */
  description?(record: Whole): string;
  /** Returns the entry for the site's search; its title and path default to the record's. */
  entry?(record: Listed): Partial<SearchEntry> & Pick<SearchEntry, 'kind'>;
  structuredData?(record: Whole, ...more: never[]): WithContext<Thing> | undefined;
  /** Returns the lines that the share image shows instead of a picture. */
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

/** The result of `read`; a missing list is empty. */
export type Listing<R> = Promise<Found<readonly R[]> | Unavailable>;

/** A record within another, with its type. */
export interface Within {
  type: ContentType;
  record: object;
}

/** Returns the records of a list call; a missing list is empty. */
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

/** Yields a record and all the records within it, in order. */
export function* withWithin(type: ContentType, record: object): Iterable<Within> {
  yield { type, record };
  for (const part of type.within?.(record) ?? []) yield* withWithin(part.type, part.record);
}
