import type { z } from 'zod';
import { found, missing, unavailable, type Result } from '@/lib/gateway/result';

/** What is known of an answer once it has arrived whole. */
export interface RawAnswer {
  /** HTTP status. */
  status: number;
  /** The body as text; at most the transport's cap. */
  body: string;
}

/** `reason` is one word for the log; it never holds anything of the body. */
export type Decoded<T> = { result: Result<T>; reason?: string; skipped?: number };

type Unwrapped =
  { kind: 'value'; value: unknown } | { kind: 'missing' } | { kind: 'failure'; reason: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the value out of a bare answer or an envelope (contract, ground rules). */
export function unwrap({ status, body }: RawAnswer): Unwrapped {
  if (status === 404) return { kind: 'missing' };
  if (status < 200 || status > 299) return { kind: 'failure', reason: `http-${status}` };
  if (body.trim() === '') return { kind: 'value', value: null };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { kind: 'failure', reason: 'not-json' };
  }
  if (!isObject(value) || !('code' in value)) return { kind: 'value', value };
  const code = Number(value.code);
  if (code === 404) return { kind: 'missing' };
  if (code !== 200) return { kind: 'failure', reason: `code-${code}` };
  return { kind: 'value', value: value.data ?? null };
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
  const parsed = schema.safeParse(value);
  // A record without its identifying fields is skipped: of one record, nothing is left.
  return parsed.success ? { result: found(parsed.data) } : { result: missing, skipped: 1 };
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
  const records: z.output<S>[] = [];
  for (const item of unwrapped.value as unknown[]) {
    const parsed = schema.safeParse(item);
    if (parsed.success) records.push(parsed.data);
  }
  const skipped = unwrapped.value.length - records.length;
  return { result: found(records), skipped };
}
