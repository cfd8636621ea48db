import { z } from 'zod';

/** So many skipped records, and as many fields, are named in the log. */
const NAMED = 5;

/** A record that was left out of its list: its id, and the field without which it is none. */
interface SkippedRecord {
  id?: number;
  field?: string;
}

/** What was wrong with an answer that is used all the same. Holds names and ids, never values. */
export interface Defects {
  /** Records left out, however deep they stood, out of so many in their lists. */
  skipped: number;
  of: number;
  /** The first of them. */
  records: SkippedRecord[];
  /** Optional fields that were there with a value of a wrong type, and read as absent. */
  wrongTyped: number;
  /** The first of their names, such as `zones.frequency`. */
  fields: string[];
}

const none = (): Defects => ({ skipped: 0, of: 0, records: [], wrongTyped: 0, fields: [] });

/** What was found since the count began; decoding never waits, so one will do. */
let current = none();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number under `id` or, in records that call it otherwise, under `id_…`. */
function idOf(record: unknown): number | undefined {
  if (!isObject(record)) return undefined;
  const keys = ['id', ...Object.keys(record).filter((key) => key.startsWith('id_'))];
  return keys.map((key) => Number(record[key])).find((id) => Number.isSafeInteger(id) && id > 0);
}

/** Takes note of the records that a list lost. */
export function noteSkipped(skips: { record: unknown; error: z.ZodError }[], of: number): void {
  if (skips.length === 0) return;
  current.skipped += skips.length;
  current.of += of;
  for (const { record, error } of skips.slice(0, NAMED - current.records.length)) {
    const id = idOf(record);
    const field = error.issues[0]?.path.join('.') ?? '';
    current.records.push({ ...(id === undefined ? {} : { id }), ...(field && { field }) });
  }
}

/** How a field is looked at: what it accepts, and what stands within it. */
interface FieldRule {
  accepts(value: unknown): boolean;
  items?: z.core.$ZodType;
  shape?: z.core.$ZodType;
}

const rules = new WeakMap<z.core.$ZodType, FieldRule>();

/** An optional field: a value that its rule does not accept counts as of a wrong type. */
export function optional<S extends z.ZodType>(schema: S, rule: FieldRule): S {
  rules.set(schema, rule);
  return schema;
}

function noteWrongTyped(field: string): void {
  current.wrongTyped += 1;
  const isNew = !current.fields.includes(field);
  if (isNew && current.fields.length < NAMED) current.fields.push(field);
}

function inspect(schema: z.core.$ZodType, value: unknown, path: string): void {
  const rule = rules.get(schema);
  if (rule) {
    if (!rule.accepts(value)) noteWrongTyped(path);
    else if (rule.shape) inspect(rule.shape, value, path);
    else if (rule.items && Array.isArray(value)) {
      for (const item of value) inspect(rule.items, item, path);
    }
  } else if (schema instanceof z.ZodPipe) {
    inspect(schema.in, value, path);
  } else if (schema instanceof z.ZodObject && isObject(value)) {
    for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      inspect(field, value[key], path === '' ? key : `${path}.${key}`);
    }
  }
}

/** Decodes a value by its schema, and tells what was wrong with it. */
export function withDefects<T>(
  schema: z.ZodType,
  value: unknown,
  decode: () => T,
): { value: T; defects: Defects } {
  current = none();
  const decoded = decode();
  inspect(schema, value, '');
  return { value: decoded, defects: current };
}
