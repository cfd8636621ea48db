import type { z } from 'zod';
import { cameAs, walkSchema, type Came } from '@/lib/content/gateway/schema-walk';
import { isObject } from '@/lib/util/json';

const MAX_LOGGED = 5;

interface SkippedRecord {
  id?: number;
  field?: string;
  /** The kind of the value in place of that field. */
  came: Came;
}

/** The defects of a response that is still used: names and ids, never values. */
export interface Defects {
  /** Skipped records at any depth, and the length of the lists they were in. */
  skipped: number;
  of: number;
  records: SkippedRecord[];
  /** Optional fields of a wrong type. They read as absent. */
  wrongTyped: number;
  fields: string[];
}

const none = (): Defects => ({ skipped: 0, of: 0, records: [], wrongTyped: 0, fields: [] });

/** Decoding is synchronous, so one variable is enough. */
let current = none();

function idOf(record: unknown): number | undefined {
  if (!isObject(record)) return undefined;
  const keys = ['id', ...Object.keys(record).filter((key) => key.startsWith('id_'))];
  return keys.map((key) => Number(record[key])).find((id) => Number.isSafeInteger(id) && id > 0);
}

const valueAt = (record: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value: unknown, key) => (isObject(value) ? value[String(key)] : undefined), record);

/** Records the invalid records of a list of `of` records. */
export function recordSkipped(skips: { record: unknown; error: z.ZodError }[], of: number): void {
  if (skips.length === 0) return;
  current.skipped += skips.length;
  current.of += of;
  for (const { record, error } of skips.slice(0, MAX_LOGGED - current.records.length)) {
    const id = idOf(record);
    const path = error.issues[0]?.path ?? [];
    current.records.push({
      ...(id === undefined ? {} : { id }),
      ...(path.length > 0 && { field: path.join('.') }),
      came: cameAs(valueAt(record, path)),
    });
  }
}

function recordWrongTyped(field: string): void {
  current.wrongTyped += 1;
  const isNew = !current.fields.includes(field);
  if (isNew && current.fields.length < MAX_LOGGED) current.fields.push(field);
}

/** Runs `decode` and returns its value with the defects that it and the schema found. */
export function withDefects<T>(
  schema: z.ZodType,
  value: unknown,
  decode: () => T,
): { value: T; defects: Defects } {
  current = none();
  const decoded = decode();
  walkSchema(schema, value, '', recordWrongTyped);
  return { value: decoded, defects: current };
}
