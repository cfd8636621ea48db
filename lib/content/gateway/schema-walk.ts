import { z } from 'zod';
import { isObject } from '@/lib/util/json';

/** The rule of a field whose schema accepts anything. */
export interface FieldRule {
  /** The values that the contract allows. `items` and `shape` describe their parts. */
  accepts: z.ZodType;
  items?: z.core.$ZodType;
  shape?: z.core.$ZodType;
}

const rules = new WeakMap<z.core.$ZodType, FieldRule>();

/** Marks a field as optional: a value that its rule does not accept counts as wrong-typed. */
export function optional<S extends z.ZodType>(schema: S, rule: FieldRule): S {
  rules.set(schema, rule);
  return schema;
}

/** Returns the rule of an optional field; undefined for a field that its record requires. */
export const ruleOf = (schema: z.core.$ZodType): FieldRule | undefined => rules.get(schema);

/** The kind of a received JSON value. */
export type Came = 'absent' | 'empty' | 'text' | 'number' | 'flag' | 'list' | 'object';

/** Names the type of a received value, without the value. */
export function cameAs(value: unknown): Came {
  if (value === undefined || value === null) return 'absent';
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  return Array.isArray(value) ? 'list' : 'object';
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/**
 * Calls `wrongTyped` for each field, at any depth, whose value its rule does not accept; paths have no
 * indexes.
 */
export function walkSchema(
  schema: z.core.$ZodType,
  value: unknown,
  path: string,
  wrongTyped: (path: string) => void,
): void {
  const rule = rules.get(schema);
  if (rule) {
    if (value === undefined || value === null) return;
    if (!rule.accepts.safeParse(value).success) wrongTyped(path);
    else if (rule.shape) walkSchema(rule.shape, value, path, wrongTyped);
    else if (rule.items && Array.isArray(value)) {
      for (const item of value) walkSchema(rule.items, item, path, wrongTyped);
    }
  } else if (schema instanceof z.ZodPipe) {
    walkSchema(schema.in, value, path, wrongTyped);
  } else if (schema instanceof z.ZodObject && isObject(value)) {
    for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      walkSchema(field, value[key], joined(path, key), wrongTyped);
    }
  }
}
