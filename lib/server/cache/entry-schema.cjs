/**
 * The shapes of what instances share. A value of any other shape would be served, or fail at every
 * visit, until its lifetime ends.
 */
const { z } = require('zod');

const bytes = z.instanceof(Uint8Array);
const tags = z.array(z.string());
const seconds = z.number().nonnegative();

const page = z.object({
  value: z.looseObject({
    kind: z.literal('APP_PAGE'),
    html: z.string(),
    headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    status: z.number().int().optional(),
    rscData: bytes.optional(),
    postponed: z.string().optional(),
    segmentData: z.map(z.string(), bytes).optional(),
  }),
  lastModified: z.number(),
  cacheControl: z
    .object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() })
    .optional(),
});

const route = page.extend({
  value: z.looseObject({
    kind: z.literal('APP_ROUTE'),
    body: bytes,
    headers: page.shape.value.shape.headers,
    status: z.number().int(),
  }),
});

const read = z.object({
  bytes,
  tags,
  stale: seconds,
  timestamp: z.number(),
  expire: seconds,
  revalidate: seconds,
});

/** By the kind of an entry. */
const shapes = { page: z.union([page, route]), read };

/** @returns what `deserialize` gave, where it is an entry of this kind with its tags and time. */
function readEntry(kind, value) {
  const parsed = z.object({ entry: shapes[kind], tags, upTo: z.number() }).safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

module.exports = { readEntry };
