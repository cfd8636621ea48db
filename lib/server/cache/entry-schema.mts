// The shapes of entries in Redis and on disk. An entry of any other shape would be served, or fail on every
// request, until its lifetime ends.
import type { CacheEntry } from 'next/cache';
import { z } from 'zod';
import {
  APP_PAGE,
  APP_ROUTE,
  type CachedResponse,
  type CacheHandlerValue,
} from './next-internals.mts';

/** A rendered page or route. */
export interface SharedPage extends CacheHandlerValue {
  value: CachedResponse;
}

/** The result of a cached function. */
export interface SharedRead extends Omit<CacheEntry, 'value'> {
  bytes: Uint8Array<ArrayBuffer>;
}

/** What instances share, by kind. */
export interface SharedEntries {
  page: SharedPage;
  read: SharedRead;
}

const buffer = z.instanceof(Buffer);
const tags = z.array(z.string());
const seconds = z.number().nonnegative();
const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Undefined where it is absent, as Next's types want it. */
const orUndefined = <T extends z.ZodType>(type: T) => type.optional().transform((value) => value);

const pageValue = z.looseObject({
  kind: z.literal(APP_PAGE),
  html: z.string(),
  headers,
  status: orUndefined(z.number().int()),
  rscData: orUndefined(buffer),
  postponed: orUndefined(z.string()),
  segmentData: orUndefined(z.map(z.string(), buffer)),
});

const routeValue = z.looseObject({
  kind: z.literal(APP_ROUTE),
  body: buffer,
  headers,
  status: z.number().int(),
});

const page: z.ZodType<SharedPage> = z.object({
  value: z.union([pageValue, routeValue]),
  lastModified: z.number(),
  cacheControl: z
    .object({
      revalidate: z.union([z.number(), z.literal(false)]),
      expire: orUndefined(z.number()),
    })
    .optional(),
});

const read: z.ZodType<SharedRead> = z.object({
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  tags,
  stale: seconds,
  timestamp: z.number(),
  expire: seconds,
  revalidate: seconds,
});

/** An entry with its tags and the time up to which its writer knew every invalidation. */
export interface SharedEntry<Kind extends keyof SharedEntries> {
  entry: SharedEntries[Kind];
  tags: string[];
  syncedUpTo: number;
}

const envelope = { tags, syncedUpTo: z.number() };
const shapes: { [Kind in keyof SharedEntries]: z.ZodType<SharedEntry<Kind>> } = {
  page: z.object({ entry: page, ...envelope }),
  read: z.object({ entry: read, ...envelope }),
};

/** Reads what `deserialize` returned. Undefined for anything but an entry of this kind. */
export function readEntry<Kind extends keyof SharedEntries>(
  kind: Kind,
  value: unknown,
): SharedEntry<Kind> | undefined {
  const shape: z.ZodType<SharedEntry<Kind>> = shapes[kind];
  return shape.safeParse(value).data;
}

/** A page as `deserialize` returned it; undefined for anything else. */
export const readPage = (value: unknown): SharedPage | undefined => page.safeParse(value).data;
