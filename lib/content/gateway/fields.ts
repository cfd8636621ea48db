import { z } from 'zod';
import { recordSkipped } from '@/lib/content/gateway/defects';
import { optional } from '@/lib/content/gateway/schema-walk';

// An optional field of a wrong type reads as absent and never invalidates the record.

const anything = z.unknown().optional();

const isAbsent = (value: unknown) => value === undefined || value === null;
const isText = (value: unknown) => isAbsent(value) || ['string', 'number'].includes(typeof value);
const isFlag = (value: unknown) => isText(value) || typeof value === 'boolean';

const asString = (value: unknown): string => {
  // Encoding a lone surrogate in a URL would throw.
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

const CONTROLS = /(?!\s)\p{Cc}/gu;

/** Browsers drop NUL from a page, which breaks React's hydration. */
const asText = (value: unknown) => asString(value).replace(CONTROLS, '');

/** Optional text: '' for anything that is not text. */
export const text = optional(anything.transform(asText), { accepts: isText });

/** Untrusted HTML; only `components/ui/RichText` may render it. */
export const html = optional(anything.transform(asText), { accepts: isText });

/** Identifying text (`!` in the contract): without it the record is skipped. */
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

export const optionalId = optional(id.catch(0), {
  accepts: (value) => isAbsent(value) || value === '' || Number(value) === 0 || isId(value),
});

const isOn = (value: unknown) => value === 1 || value === '1' || value === true;

/** `1`, `"1"` and `true` are true. */
export const flag = optional(anything.transform(isOn), { accepts: isFlag });

export const flagDefaultOn = optional(
  anything.transform((value) => isAbsent(value) || isOn(value)),
  { accepts: isFlag },
);

/** A file key; '' for no file, which the gateway may also write as "0". */
export const file = optional(
  anything.transform((value) => {
    const name = asString(value);
    return name.trim() === '' || name === '0' ? '' : name;
  }),
  { accepts: isText },
);

/** Degrees; undefined when absent, not a number or out of range. */
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

/** A list without its invalid records; empty for anything that is not a list. */
export function listOf<S extends z.ZodType>(schema: S) {
  const list = anything.transform((value): z.output<S>[] => {
    if (!Array.isArray(value)) return [];
    const parsed = value.map((record: unknown) => ({ record, ...schema.safeParse(record) }));
    recordSkipped(
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

/** A nested object; all its fields are absent for anything that is not an object. */
export function objectOf<Shape extends z.ZodRawShape>(fields: Shape) {
  const shape = z.object(fields);
  return optional(
    z.preprocess((value) => (isRecord(value) ? value : {}), shape),
    { accepts: (value) => isAbsent(value) || isRecord(value), shape },
  );
}

export const seoFields = {
  meta_description: text,
  meta_keywords: text,
  title_page: text,
  url: text,
};

export const image = z.object({ name_image: file, title: text, alt: text });
export type Image = z.output<typeof image>;

export const withFile = (images: Image[]) => images.filter(({ name_image }) => name_image !== '');

export const imageList = listOf(image).transform(withFile);

export const video = z.object({ url_video: requiredText });
