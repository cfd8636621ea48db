import { z } from 'zod';
import { noteSkipped, optional } from '@/lib/content/gateway/defects';

/**
 * Field schemas with the contract's tolerance: text may be null or missing, ids may be digit
 * strings, flags may be 1, "1" or true, lists may be null. Unknown fields are dropped by
 * `z.object`. An optional field of a wrong type reads as absent; it never costs the record.
 */

/** Any value, or none: a missing key must not cost the record. */
const anything = z.unknown().optional();

const isAbsent = (value: unknown) => value === undefined || value === null;
const isText = (value: unknown) => isAbsent(value) || ['string', 'number'].includes(typeof value);
const isFlag = (value: unknown) => isText(value) || typeof value === 'boolean';

const asString = (value: unknown): string => {
  // Half an emoji, as left by a careless cut, cannot stand in an address.
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

const CONTROLS = /(?!\s)\p{Cc}/gu;

/** A browser drops NUL from a page, where React then misses a text; no control character is seen. */
const asText = (value: unknown) => asString(value).replace(CONTROLS, '');

/** Optional text: null, missing or anything that is no text reads as "". */
export const text = optional(anything.transform(asText), { accepts: isText });

/** Text marked html in the contract: untrusted; only `components/ui/RichText` may show it. */
export const html = optional(anything.transform(asText), { accepts: isText });

/** Identifying text (`!` in the contract): the record is skipped without it. */
export const requiredText = anything
  .transform((value) => asText(value).trim())
  .refine((value) => value !== '', { error: 'empty' });

const isId = (value: unknown) => id.safeParse(value).success;

/** A positive integer, or its digits as a string. */
export const id = anything.transform((value, context): number => {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return number;
  context.addIssue({ code: 'custom', message: 'no positive integer' });
  return z.NEVER;
});

/** An id that need not be there: 0 when absent. */
export const optionalId = optional(id.catch(0), {
  accepts: (value) => isAbsent(value) || value === '' || Number(value) === 0 || isId(value),
});

const isOn = (value: unknown) => value === 1 || value === '1' || value === true;

/** `1`, `"1"` and `true` are on; everything else is off. */
export const flag = optional(anything.transform(isOn), { accepts: isFlag });

/** A flag that counts as on when the gateway leaves it out. */
export const flagDefaultOn = optional(
  anything.transform((value) => isAbsent(value) || isOn(value)),
  { accepts: isFlag },
);

/** A file key of the file call; the empty string and "0" mean no file. */
export const file = optional(
  anything.transform((value) => {
    const name = asString(value);
    return name.trim() === '' || name === '0' ? '' : name;
  }),
  { accepts: isText },
);

/** Degrees as a number or numeric string; undefined when missing, not a number or out of range. */
export function coordinate(limit: 90 | 180) {
  const degrees = (value: unknown): number | undefined => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= limit
      ? number
      : undefined;
  };
  return optional(anything.transform(degrees), {
    accepts: (value) => isAbsent(value) || value === '' || degrees(value) !== undefined,
  });
}

/** A list: null, missing or no list reads as empty; records that do not decode are left out. */
export function listOf<S extends z.ZodType>(schema: S) {
  const list = anything.transform((value): z.output<S>[] => {
    if (!Array.isArray(value)) return [];
    const parsed = value.map((record: unknown) => ({ record, ...schema.safeParse(record) }));
    noteSkipped(
      parsed.flatMap(({ record, error }) => (error ? [{ record, error }] : [])),
      parsed.length,
    );
    return parsed.flatMap(({ success, data }) => (success ? [data] : []));
  });
  return optional(list, {
    accepts: (value) => isAbsent(value) || Array.isArray(value),
    items: schema,
  });
}

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A nested object; null, missing or no object reads as an object of absent fields. */
export function objectOf<Shape extends z.ZodRawShape>(fields: Shape) {
  const shape = z.object(fields);
  return optional(
    z.preprocess((value) => (isRecord(value) ? value : {}), shape),
    { accepts: (value) => isAbsent(value) || isRecord(value), shape },
  );
}

/** The "meta fields" of the contract. */
export const seoFields = {
  meta_description: text,
  meta_keywords: text,
  title_page: text,
  url: text,
};

export const image = z.object({ name_image: file, title: text, alt: text });
export type Image = z.output<typeof image>;

/** Pictures without a file are no pictures. */
export const imageList = listOf(image).transform((list) =>
  list.filter((entry) => entry.name_image !== ''),
);

export const video = z.object({ url_video: requiredText });
