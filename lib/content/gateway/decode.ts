import type { z } from 'zod';
import { withDefects, type Defects } from '@/lib/content/gateway/defects';
import { listOf } from '@/lib/content/gateway/fields';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { parsedJson, isObject } from '@/lib/util/json';

/** A response that is not checked yet. */
export interface RawResponse {
  status: number;
  body: string;
}

/** A decoded response; `reason` is one word for the log and contains nothing of the body. */
export type Decoded<T> = { result: Result<T>; reason?: string; defects?: Defects };

type Unwrapped =
  | { kind: 'value'; value: unknown; isEnvelope: boolean }
  | { kind: 'missing' }
  | { kind: 'failure'; reason: string };

const codeOf = (code: unknown): number =>
  typeof code === 'number' || (typeof code === 'string' && /^\d{1,9}$/.test(code))
    ? Number(code)
    : NaN;

/** Returns whether a value is an envelope. A record may have its own `code`, which is not a number. */
const isEnvelope = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  'code' in value &&
  (!Number.isNaN(codeOf(value.code)) || 'data' in value || 'message' in value);

/** Returns the value of a bare or enveloped body; an envelope's error code overrides the HTTP status. */
export function unwrap({ status, body }: RawResponse): Unwrapped {
  const value = body.trim() === '' ? null : parsedJson(body);
  const isEnveloped = isEnvelope(value);
  const code = isEnveloped ? codeOf(value.code) : 200;
  if (code === 404) return { kind: 'missing' };
  if (code !== 200) return { kind: 'failure', reason: `code-${code}` };
  if (status === 404) return { kind: 'missing' };
  if (status < 200 || status > 299) return { kind: 'failure', reason: `http-${status}` };
  if (value === undefined) return { kind: 'failure', reason: 'not-json' };
  return {
    kind: 'value',
    value: isEnveloped ? (value.data ?? null) : value,
    isEnvelope: isEnveloped,
  };
}

const isEmptyObject = (value: unknown) => isObject(value) && Object.keys(value).length === 0;

/** Decodes one record, or a list of one; an empty value is missing. */
export function decodeOne<S extends z.ZodType>(
  response: RawResponse,
  schema: S,
): Decoded<z.output<S>> {
  const unwrapped = unwrap(response);
  if (unwrapped.kind === 'missing') return { result: missing };
  if (unwrapped.kind === 'failure') return { result: unavailable, reason: unwrapped.reason };
  const value: unknown = Array.isArray(unwrapped.value) ? unwrapped.value[0] : unwrapped.value;
  if (value === null || value === undefined || isEmptyObject(value)) return { result: missing };
  if (!isObject(value)) return { result: unavailable, reason: 'wrong-type' };
  const { value: records, defects } = withDefects(schema, value, () =>
    listOf(schema).parse([value]),
  );
  const [record] = records;
  return { result: record === undefined ? missing : found(record), defects };
}

/** Decodes a list; null or an empty body is an empty list, invalid records are skipped. */
export function decodeList<S extends z.ZodType>(
  response: RawResponse,
  schema: S,
): Decoded<z.output<S>[]> {
  const unwrapped = unwrap(response);
  if (unwrapped.kind === 'missing') return { result: missing };
  if (unwrapped.kind === 'failure') return { result: unavailable, reason: unwrapped.reason };
  if (unwrapped.value === null) return { result: found([]) };
  if (isEmptyObject(unwrapped.value)) return { result: missing };
  if (!Array.isArray(unwrapped.value)) return { result: unavailable, reason: 'wrong-type' };
  const items: unknown[] = unwrapped.value;
  const list = listOf(schema);
  const { value: records, defects } = withDefects(list, items, () => list.parse(items));
  const hasInvalid = records.length < items.length;
  return { result: { ...found(records), ...(hasInvalid && { received: items.length }) }, defects };
}
