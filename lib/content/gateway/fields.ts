import { z } from 'zod';
import { recordSkipped } from '@/lib/content/gateway/defects';
import { stateName } from '@/lib/content/catalogue/states';
import { optional } from '@/lib/content/gateway/schema-walk';
import { decoded } from '@/lib/util/urls.mts';
import { fullPostalCode } from '@/lib/util/text';
import { isNoDate } from '@/lib/util/format/dates';
import { isObject } from '@/lib/util/json';

// An optional field of a wrong type reads as absent and never invalidates the record.

const anything = z.unknown().optional();

const isAbsent = (value: unknown) => value === undefined || value === null;

const plain = z.union([z.string(), z.number()]);
const nonBlank = z.union([z.string().regex(/\S/), z.number()]);

const asString = (value: unknown): string => {
  // Encoding a lone surrogate in a URL would throw.
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

// This is one negated class, because a lookahead at each letter took eight times as long.
const CONTROLS = /[^\P{Cc}\s]/gu;

/** Removes control characters: browsers drop NUL from a page, which breaks React's hydration. */
const asText = (value: unknown) => asString(value).replace(CONTROLS, '');

interface TextNotes {
  description?: string;
  contentMediaType?: string;
  contentEncoding?: string;
}

/** Creates the schema of an optional text with notes for the contract: '' for anything that is not text. */
export const textField = (notes: TextNotes, read = (written: string) => written) =>
  optional(
    anything.transform((value) => read(asText(value))),
    { accepts: plain.meta({ ...notes }) },
  );

/** Optional text: '' for anything that is not text. */
export const text = textField({ description: 'Plain text, also where it looks like HTML.' });

/** A day or an instant; '' for a date that means none. */
export const date = textField({ description: 'YYYY-MM-DD, with or without a time.' }, (written) =>
  isNoDate(written) ? '' : written,
);

/** A postal code; five digits if they can be read. */
export const postalCode = textField({ description: 'Five digits.' }, fullPostalCode);

/** A state by the name that visitors read, for any of its names. */
export const stateText = textField({ description: 'The name of a state.' }, stateName);

/** Untrusted HTML; only `components/ui/RichText` may render it. */
export const html = textField({ description: 'Untrusted HTML.', contentMediaType: 'text/html' });

/** Identifying text that is sent back exactly as it was received. */
export const exactText = nonBlank
  .transform(asText)
  .refine((value) => value.trim() !== '', { error: 'empty' });

/** Identifying text (required in the contract): without it the record is skipped. */
export const requiredText = exactText
  .transform((value) => value.trim())
  .describe('Identifying plain text.');

const digits = z.string().regex(/^\d{0,15}$/);

/** A positive integer, or its digits as a string. */
export const id = z
  .union([z.int().positive(), digits.regex(/[1-9]/)])
  .transform(Number)
  .describe('A positive integer, also as digits.');

/** An `id`; 0 if it is absent or invalid. */
export const optionalId = optional(id.catch(0), {
  accepts: z.union([z.int().nonnegative(), digits]),
});

const isOn = (value: unknown) => value === 1 || value === '1' || value === true;

const onOrOff = z.union([z.string(), z.number(), z.boolean()]);
const ON = '1, "1" and true are on, other values are off.';

/** `1`, `"1"` and `true` are true. */
export const flag = optional(anything.transform(isOn), { accepts: onOrOff.describe(ON) });

/** A `flag`; true if it is absent. */
export const flagDefaultOn = optional(
  anything.transform((value) => isAbsent(value) || isOn(value)),
  { accepts: onOrOff.describe(`${ON} Absent is on.`) },
);

/** The gateway's own address of a file, absolute or not. */
const FILE_CALL = /^(?:https?:\/\/[^/]+)?\/azure-storage\/[^?#]*\?(?:.*&)?file=([^&#]+)/i;

/** The key of a file; '' for none, which may also be "0". */
function keyIn(value: unknown): string {
  const name = asString(value);
  const own = decoded(FILE_CALL.exec(name.trim())?.[1] ?? '');
  return own || (name.trim() === '' || name === '0' ? '' : name);
}

const fileExcept = (address: RegExp) =>
  optional(
    anything.transform((value) => keyIn(value).replace(address, '')),
    { accepts: plain.describe('Key of a file; "" and "0" are no file.') },
  );

/** A file key; '' for no file, and for an address of another site. */
export const file = fileExcept(/^\s*(?:https?:)?\/\/.*/is);

/** A document's key, or its https address on another site; '' for none. */
export const documentFile = fileExcept(/^\s*(?:http:)?\/\/.*/is);

/** The key of a file without which the record is skipped. */
export const requiredFile = z
  .union([z.string().regex(/^(?!0$)[\s\S]*\S/), z.number().positive()])
  .transform((value) => keyIn(asText(value)))
  .refine((key) => key !== '', { error: 'empty' })
  .describe('Key of a file; "0" is no file.');

/** Creates the schema of degrees within Mexico; undefined for others, such as 0 or those without their sign. */
function coordinate(limit: 90 | 180, least: number, most: number) {
  const degrees = (value: string) => Number(value.replace(',', '.'));
  const decimal = z
    .string()
    .regex(/^$|^\s*[-+]?\d{1,3}(?:[.,]\d*)?\s*$/)
    .refine((value) => Math.abs(degrees(value)) <= limit);
  const accepts = z.union([z.number().min(-limit).max(limit), decimal]);
  const read = (value: unknown) => {
    const { data } = accepts.safeParse(value);
    const number = typeof data === 'string' ? degrees(data) : data;
    return number !== undefined && number >= least && number <= most ? number : undefined;
  };
  return optional(anything.transform(read), {
    accepts: accepts.describe(
      'Degrees, also as digits; "" is none. Outside of Mexico reads as none.',
    ),
  });
}

/** A latitude from the Suchiate to Tijuana. */
export const latitude = coordinate(90, 14.5, 32.75);
/** A longitude from Guadalupe Island to Isla Mujeres. */
export const longitude = coordinate(180, -118.5, -86.6);

/** Creates the schema of a list that skips its invalid records; empty for anything that is not a list. */
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
  return optional(list, { accepts: z.array(z.unknown()), items: schema });
}

/** Creates the schema of a nested object; all its fields are absent for anything that is not an object. */
export function objectOf<Shape extends z.ZodRawShape>(fields: Shape) {
  const shape = z.object(fields);
  return optional(
    z.preprocess((value) => (isObject(value) ? value : {}), shape),
    { accepts: z.looseObject({}), shape },
  );
}

/** Texts that editors write for search engines; '' if the site has to use its own words. */
export const seoFields = {
  meta_description: text,
  meta_keywords: text,
  title_page: text,
  url: text,
};

/** An image with its texts; lists leave it out if it has no file. */
export const image = z.object({ name_image: file, title: text, alt: text });
/** A picture by its file key, with its texts; '' for those that are absent. */
export type Image = z.output<typeof image>;

/** Leaves out pictures that name no file. */
export const withFile = (images: Image[]) => images.filter(({ name_image }) => name_image !== '');

/** Pictures that have a file; other entries are left out. */
export const imageList = listOf(image).transform(withFile);

/** A video by its address or file key. */
export const video = z.object({ url_video: requiredText });
