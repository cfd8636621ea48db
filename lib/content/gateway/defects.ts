import { z } from 'zod';

const MAX_LOGGED = 5;

interface SkippedRecord {
  id?: number;
  field?: string;
}

/** What was wrong with a response that is used all the same: names and ids, never values. */
export interface Defects {
  /** Skipped records at any depth, and the length of the lists they were in. */
  skipped: number;
  of: number;
  records: SkippedRecord[];
  /** Optional fields of a wrong type, which read as absent. */
  wrongTyped: number;
  fields: string[];
}

const none = (): Defects => ({ skipped: 0, of: 0, records: [], wrongTyped: 0, fields: [] });

/** Decoding is synchronous, so one variable is enough. */
let current = none();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function idOf(record: unknown): number | undefined {
  if (!isObject(record)) return undefined;
  const keys = ['id', ...Object.keys(record).filter((key) => key.startsWith('id_'))];
  return keys.map((key) => Number(record[key])).find((id) => Number.isSafeInteger(id) && id > 0);
}

/** Records the invalid records of a list of `of` records. */
export function recordSkipped(skips: { record: unknown; error: z.ZodError }[], of: number): void {
  if (skips.length === 0) return;
  current.skipped += skips.length;
  current.of += of;
  for (const { record, error } of skips.slice(0, MAX_LOGGED - current.records.length)) {
    const id = idOf(record);
    const field = error.issues[0]?.path.join('.') ?? '';
    current.records.push({ ...(id === undefined ? {} : { id }), ...(field && { field }) });
  }
}

interface FieldRule {
  accepts(value: unknown): boolean;
  items?: z.core.$ZodType;
  shape?: z.core.$ZodType;
}

const rules = new WeakMap<z.core.$ZodType, FieldRule>();

/** Marks a field as optional: a value that its rule does not accept counts as wrong-typed. */
export function optional<S extends z.ZodType>(schema: S, rule: FieldRule): S {
  rules.set(schema, rule);
  return schema;
}

function recordWrongTyped(field: string): void {
  current.wrongTyped += 1;
  const isNew = !current.fields.includes(field);
  if (isNew && current.fields.length < MAX_LOGGED) current.fields.push(field);
}

function inspect(schema: z.core.$ZodType, value: unknown, path: string): void {
  const rule = rules.get(schema);
  if (rule) {
    if (!rule.accepts(value)) recordWrongTyped(path);
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

/** Runs `decode` and returns its value with the defects that it and the schema found. */
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
