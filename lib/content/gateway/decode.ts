import type { z } from 'zod';
import { withDefects, type Defects } from '@/lib/content/gateway/defects';
import { listOf } from '@/lib/content/gateway/fields';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';

/** What is known of an answer once it has arrived whole. */
export interface RawAnswer {
  /** HTTP status. */
  status: number;
  /** The body as text; at most the transport's cap. */
  body: string;
}

/** `reason` is one word for the log; it never holds anything of the body. */
export type Decoded<T> = { result: Result<T>; reason?: string; defects?: Defects };

type Unwrapped =
  | { kind: 'value'; value: unknown; isEnvelope: boolean }
  | { kind: 'missing' }
  | { kind: 'failure'; reason: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An envelope's code: a number or its digits; NaN for anything else. */
const codeOf = (code: unknown): number =>
  typeof code === 'number' || (typeof code === 'string' && /^\d{1,9}$/.test(code))
    ? Number(code)
    : NaN;

/** An envelope has a code; a record that happens to have a field of that name has no number in it. */
const isEnvelope = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  'code' in value &&
  (!Number.isNaN(codeOf(value.code)) || 'data' in value || 'message' in value);

/** The body as JSON; an empty one is null, undefined stands for what is no JSON. */
function parseJson(body: string): unknown {
  try {
    return body.trim() === '' ? null : JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Takes the value out of a bare answer or an envelope (contract, ground rules): an envelope's code
 * rules over the HTTP status where it says less than "all is well".
 */
export function unwrap({ status, body }: RawAnswer): Unwrapped {
  const value = parseJson(body);
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

/** Decodes an answer of one record; a list of one counts, an empty one is "not found". */
export function decodeOne<S extends z.ZodType>(answer: RawAnswer, schema: S): Decoded<z.output<S>> {
  const unwrapped = unwrap(answer);
  if (unwrapped.kind === 'missing') return { result: missing };
  if (unwrapped.kind === 'failure') return { result: unavailable, reason: unwrapped.reason };
  const value: unknown = Array.isArray(unwrapped.value) ? unwrapped.value[0] : unwrapped.value;
  if (value === null || value === undefined || isEmptyObject(value)) return { result: missing };
  if (!isObject(value)) return { result: unavailable, reason: 'wrong-type' };
  // A record without its identifying fields is skipped: of one record, nothing is left.
  const { value: records, defects } = withDefects(schema, value, () =>
    listOf(schema).parse([value]),
  );
  const [record] = records;
  return { result: record === undefined ? missing : found(record), defects };
}

/** Decodes an answer of a list; null or an empty body is an empty list, bad records are skipped. */
export function decodeList<S extends z.ZodType>(
  answer: RawAnswer,
  schema: S,
): Decoded<z.output<S>[]> {
  const unwrapped = unwrap(answer);
  if (unwrapped.kind === 'missing') return { result: missing };
  if (unwrapped.kind === 'failure') return { result: unavailable, reason: unwrapped.reason };
  if (unwrapped.value === null) return { result: found([]) };
  if (isEmptyObject(unwrapped.value)) return { result: missing };
  if (!Array.isArray(unwrapped.value)) return { result: unavailable, reason: 'wrong-type' };
  const items: unknown[] = unwrapped.value;
  const list = listOf(schema);
  const { value: records, defects } = withDefects(list, items, () => list.parse(items));
  return { result: found(records), defects };
}
