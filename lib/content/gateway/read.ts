import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { INCOMPLETE_TAG, type ContentTag } from '@/lib/server/cache/tags';
import {
  decodeList,
  decodeOne,
  type Decoded,
  type RawResponse,
} from '@/lib/content/gateway/decode';
import type { Defects } from '@/lib/content/gateway/defects';
import { noteRead } from '@/lib/content/gateway/observed-reads';
import { deleteStale, getStale, setStale } from '@/lib/content/gateway/stale-if-error';
import { isWeak, unavailable, type Result } from '@/lib/content/gateway/result';
import {
  GatewayFailure,
  PREFIX,
  readGateway,
  type GatewayCall,
} from '@/lib/content/gateway/transport';
import { instrumented } from '@/lib/content/gateway/instrumented';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics';

const nameOf = (method: GatewayCall['method'], path: string) =>
  `${method} ${path.replace(/\?.*$/, '')}`;

const template = (strings: TemplateStringsArray) => strings.raw.join('*');

/** A GET call under the prefix; the parts are percent-encoded. */
export function get(strings: TemplateStringsArray, ...parts: (string | number)[]): GatewayCall {
  const name = nameOf('GET', PREFIX + template(strings));
  return { name, method: 'GET', path: PREFIX + encodePath(strings, parts) };
}

/** A GET call without the prefix (directly under the base). */
export function getRoot(strings: TemplateStringsArray, ...parts: (string | number)[]): GatewayCall {
  return {
    name: nameOf('GET', template(strings)),
    method: 'GET',
    path: encodePath(strings, parts),
  };
}

/** A POST call under the prefix. */
export function post(path: string, body: unknown): GatewayCall {
  return { name: nameOf('POST', PREFIX + path), method: 'POST', path: PREFIX + path, body };
}

/** URL parsers resolve "." and "..", even percent-encoded. */
const encodePart = (part: string | number) =>
  encodeURIComponent(part).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length));

function encodePath(strings: TemplateStringsArray, parts: (string | number)[]): string {
  return String.raw({ raw: strings }, ...parts.map(encodePart));
}

/** How a response becomes a value. */
interface Reading<T> {
  schema: z.ZodType;
  decode: (response: RawResponse) => Decoded<T>;
}

async function fetchAndDecode<T>(
  call: GatewayCall,
  { decode }: Reading<T>,
): Promise<{ response?: RawResponse; decoded: Decoded<T> }> {
  try {
    const response = await readGateway(call);
    return { response, decoded: decode(response) };
  } catch (error) {
    const reason = error instanceof GatewayFailure ? error.reason : 'unexpected';
    return { decoded: { result: unavailable, reason } };
  }
}

function reportDefects({ name: call }: GatewayCall, line: object, defects: Defects): void {
  const { skipped, of, records, wrongTyped, fields } = defects;
  if (skipped > 0) {
    metrics().gatewayDefects.inc({ call, defect: 'skipped-record' }, skipped);
    log.warn({ ...line, outcome: 'skipped-records', skipped, of, records }, 'gateway');
  }
  if (wrongTyped > 0) {
    metrics().gatewayDefects.inc({ call, defect: 'wrong-typed-field' }, wrongTyped);
    log.warn({ ...line, outcome: 'wrong-typed-fields', wrongTyped, fields }, 'gateway');
  }
}

/** Which responses are kept for an outage. */
type Fallback = 'all' | 'filled' | 'none';

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

async function read<T>(
  call: GatewayCall,
  reading: Reading<T>,
  fallback: Fallback = 'all',
): Promise<Result<T>> {
  const key = `${call.method} ${call.path} ${JSON.stringify(call.body ?? null)}`;
  const started = performance.now();
  const { response, decoded } = await instrumented(
    call.name,
    (outcome) => outcome.decoded.result.status,
    () => fetchAndDecode(call, reading),
  );
  const { result, reason, defects } = decoded;
  const ms = Math.round(performance.now() - started);
  noteRead({ call, schema: reading.schema, ms, response, ...decoded });
  // Without the query string, which contains what the visitor typed.
  const line = { call: `${call.method} ${call.path.split('?')[0]}`, ms };
  if (defects) reportDefects(call, line, defects);
  const hasFallback = fallback !== 'none';
  if (result.status !== 'unavailable') {
    const isNone =
      result.status === 'missing' || (fallback === 'filled' && isEmptyList(result.value));
    if (hasFallback && isNone) deleteStale(key);
    else if (hasFallback && response) setStale(key, response);
    return result;
  }
  log.error({ ...line, outcome: 'unavailable', reason }, 'gateway');
  const stale = hasFallback ? await getStale(key) : undefined;
  const last = stale ? reading.decode(stale).result : unavailable;
  return last.status === 'found' ? { ...last, stale: true } : unavailable;
}

/** Reads one record. Never throws. */
export function readOne<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>>> {
  return read(call, { schema, decode: (response) => decodeOne(response, schema) });
}

/** Reads a list by a visitor's input, without stale-if-error: keys are unbounded. Never throws. */
export function readListWithoutFallback<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>[]>> {
  return read(call, { schema, decode: (response) => decodeList(response, schema) }, 'none');
}

/** Reads a list without its invalid records. Never throws. */
export function readList<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>[]>> {
  return read(call, { schema, decode: (response) => decodeList(response, schema) });
}

/**
 * As `readList`, by a number that visitors may make up: an empty list is not kept for an outage, or
 * numbers without end would put out what is. Never throws.
 */
export function readNumberedList<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>[]>> {
  return read(call, { schema, decode: (response) => decodeList(response, schema) }, 'filled');
}

/** Sets lifetime and tags of the surrounding `'use cache'` function; returns the result. */
export function cached<T>(result: Result<T>, type: ContentTag, ...tags: string[]): Result<T> {
  cacheLife(isWeak(result) ? lifetimes.unavailable : lifetimes[result.status]);
  cacheTag(type, ...tags, ...(isWeak(result) ? [INCOMPLETE_TAG] : []));
  return result;
}
