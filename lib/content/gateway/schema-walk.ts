import { z } from 'zod';
import { isObject } from '@/lib/util/is-object';

// The fields of a schema beside the JSON that came for it: what the tolerance of decoding hides.

/** What is known of a field whose schema takes anything. */
export interface FieldRule {
  /** What the contract lets come where anything comes. `items` and `shape` say what is inside. */
  accepts: z.ZodType;
  items?: z.core.$ZodType;
  shape?: z.core.$ZodType;
}

const rules = new WeakMap<z.core.$ZodType, FieldRule>();
const unread = new WeakMap<z.core.$ZodType, ReadonlySet<string>>();

/** Marks a field as optional: a value that its rule does not accept counts as wrong-typed. */
export function optional<S extends z.ZodType>(schema: S, rule: FieldRule): S {
  rules.set(schema, rule);
  return schema;
}

/** The rule of an optional field; undefined for one without which its record is skipped. */
export const ruleOf = (schema: z.core.$ZodType): FieldRule | undefined => rules.get(schema);

/** Names fields of the contract that a record has and this schema leaves out. */
export function leavingOut<S extends z.ZodObject>(schema: S, fields: readonly string[]): S {
  unread.set(schema, new Set(fields));
  return schema;
}

/** What JSON came as a value. */
export type Came = 'absent' | 'empty' | 'text' | 'number' | 'flag' | 'list' | 'object';

/** Names what came, without the value itself. */
export function cameAs(value: unknown): Came {
  if (value === undefined || value === null) return 'absent';
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  return Array.isArray(value) ? 'list' : 'object';
}

/** Of each record, at any depth; `path` has no indexes. */
export interface SchemaVisitor {
  wrongTyped(path: string, value: unknown): void;
  /** Each field of the schema, whether it came or not. */
  field?(path: string, value: unknown, schema: z.core.$ZodType): void;
  /** Fields that the contract does not name. */
  unknown?(path: string): void;
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function walkRecord(
  schema: z.ZodObject,
  value: Record<string, unknown>,
  path: string,
  visitor: SchemaVisitor,
): void {
  for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    visitor.field?.(joined(path, key), value[key], field);
    walkSchema(field, value[key], joined(path, key), visitor);
  }
  if (!visitor.unknown) return;
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(schema.shape, key) || unread.get(schema)?.has(key)) continue;
    visitor.unknown(joined(path, key));
  }
}

/** Visits a schema's fields beside the value that came for it. */
export function walkSchema(
  schema: z.core.$ZodType,
  value: unknown,
  path: string,
  visitor: SchemaVisitor,
): void {
  const rule = rules.get(schema);
  if (rule) {
    if (value === undefined || value === null) return;
    if (!rule.accepts.safeParse(value).success) visitor.wrongTyped(path, value);
    else if (rule.shape) walkSchema(rule.shape, value, path, visitor);
    else if (rule.items && Array.isArray(value)) {
      for (const item of value) walkSchema(rule.items, item, path, visitor);
    }
  } else if (schema instanceof z.ZodPipe) {
    walkSchema(schema.in, value, path, visitor);
  } else if (schema instanceof z.ZodObject && isObject(value)) {
    walkRecord(schema, value, path, visitor);
  }
}
