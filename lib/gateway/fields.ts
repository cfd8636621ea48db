import { z } from 'zod';

/**
 * Field schemas with the contract's tolerance: text may be null or missing, ids may be digit
 * strings, flags may be 1, "1" or true, lists may be null. Unknown fields are dropped by
 * `z.object`. An optional field of a wrong type reads as absent; it never costs the record.
 */

/** Any value, or none: a missing key must not cost the record. */
const anything = z.unknown().optional();

const asText = (value: unknown): string => {
  // Half an emoji, as left by a careless cut, cannot stand in an address.
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** Optional text: null, missing or anything that is no text reads as "". */
export const text = anything.transform(asText);

/** Text marked html in the contract: untrusted; only `components/ui/RichText` may show it. */
export const html = anything.transform(asText);

/** Identifying text (`!` in the contract): the record is skipped without it. */
export const requiredText = anything
  .transform((value) => asText(value).trim())
  .refine((value) => value !== '', { error: 'empty' });

/** A positive integer, or its digits as a string. */
export const id = anything.transform((value, context): number => {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return number;
  context.addIssue({ code: 'custom', message: 'no positive integer' });
  return z.NEVER;
});

/** An id that need not be there: 0 when absent. */
export const optionalId = id.catch(0);

/** `1`, `"1"` and `true` are on; everything else is off. */
export const flag = anything.transform((value) => value === 1 || value === '1' || value === true);

/** A flag that counts as on when the gateway leaves it out. */
export const flagDefaultOn = anything.transform(
  (value) =>
    value === undefined || value === null || value === 1 || value === '1' || value === true,
);

/** A file key of the file call; the empty string and "0" mean no file. */
export const file = anything.transform((value) => {
  const name = asText(value);
  return name.trim() === '' || name === '0' ? '' : name;
});

/** Degrees as a number or numeric string; undefined when missing, not a number or out of range. */
export function coordinate(limit: 90 | 180) {
  return anything.transform((value): number | undefined => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= limit
      ? number
      : undefined;
  });
}

/** Records left out since the count began; decoding never waits, so one counter will do. */
let skips = 0;

/** Decodes, and counts the records that were left out on the way, however deep they stood. */
export function countingSkips<T>(decode: () => T): { value: T; skipped: number } {
  skips = 0;
  const value = decode();
  return { value, skipped: skips };
}

/** A list: null, missing or no list reads as empty; records that do not decode are left out. */
export function listOf<S extends z.ZodType>(schema: S) {
  return anything.transform((value): z.output<S>[] => {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown) => {
      const parsed = schema.safeParse(item);
      if (!parsed.success) skips += 1;
      return parsed.success ? [parsed.data] : [];
    });
  });
}

/** A nested object; null, missing or no object reads as an object of absent fields. */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(
    (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}),
    z.object(shape),
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
