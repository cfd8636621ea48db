import { z } from 'zod';
import { ruleOf, type FieldRule } from '@/lib/content/gateway/schema-walk';
import { fields, records } from './records';

/** A JSON Schema of draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const named = Object.entries<z.core.$ZodType>({ ...fields, ...records });
const names = new Map(named.map(([name, schema]) => [schema, name]));

function plain(schema: z.core.$ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** Null is as good as absent. */
function optionalSchema({ accepts, items, shape }: FieldRule): JsonSchema {
  if (items) return { type: ['array', 'null'], items: schemaOf(items) };
  if (shape) return { anyOf: [schemaOf(shape), { type: 'null' }] };
  const { description, contentMediaType, contentEncoding, ...bare } = plain(accepts);
  const notes = { description, contentMediaType, contentEncoding };
  return { ...notes, anyOf: [...(bare.anyOf ?? [bare]), { type: 'null' }] };
}

/** Behind transforms, until something says what may come. */
const inputOf = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodPipe && !ruleOf(schema) ? inputOf(schema.in) : schema;

function recordSchema({ shape }: z.ZodObject): JsonSchema {
  const entries = Object.entries<z.core.$ZodType>(shape);
  const required = entries.filter(([, field]) => !ruleOf(inputOf(field))).map(([name]) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
  };
}

function ownSchema(schema: z.core.$ZodType): JsonSchema {
  const input = inputOf(schema);
  const rule = ruleOf(input);
  if (rule) return optionalSchema(rule);
  if (input instanceof z.ZodObject) return recordSchema(input);
  return { description: z.globalRegistry.get(schema)?.description, ...plain(input) };
}

/** What the gateway may send for a schema: what has a name by its name. */
function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? ownSchema(schema) : refTo(name);
}

/** What the gateway may send for each type of field and each record, by name. */
export const contractSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(named.map(([name, schema]) => [name, ownSchema(schema)]));

/** The body that the site sends, of the schema by which the embedded gateway takes it. */
export const bodySchema = (schema: z.ZodType): JsonSchema => plain(schema, 'output');
