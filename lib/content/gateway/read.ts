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
import { decodeListOnce } from '@/lib/content/gateway/decode-once';
import type { Defects } from '@/lib/content/gateway/defects';
import { isWeak, unavailable, type Result } from '@/lib/content/gateway/result';
import {
  GatewayFailure,
  PREFIX,
  readGateway,
  type GatewayCall,
} from '@/lib/content/gateway/transport';
import { instrumented } from '@/lib/content/gateway/instrumented';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics.mts';

/** The values of the parameters of a path, in order. */
export type Keys = readonly (string | number)[];

/** URL parsers resolve "." and "..", even percent-encoded. */
const encodeKey = (key: string | number) =>
  encodeURIComponent(key).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length));

const KEY = /\{\w+\}/g;

/**
 * Returns a call under the prefix of the contract, or directly under the base if its path begins with
 * `//`. Pass values as keys for path parameters (`/blog/{id}`): the path template is the metric label.
 */
export function callTo(
  method: GatewayCall['method'],
  path: string,
  keys: Keys = [],
  body?: unknown,
): GatewayCall {
  const full = path.startsWith('//') ? path.slice(1) : PREFIX + path;
  const left = [...keys];
  return {
    name: `${method} ${full.replace(/\?.*$/, '').replace(KEY, '*')}`,
    method,
    path: full.replace(KEY, () => encodeKey(left.shift() ?? '')),
    ...(body !== undefined && { body }),
  };
}

type Decode<T> = (response: RawResponse) => Decoded<T>;

async function fetchAndDecode<T>(call: GatewayCall, decode: Decode<T>): Promise<Decoded<T>> {
  try {
    return decode(await readGateway(call));
  } catch (error) {
    const reason = error instanceof GatewayFailure ? error.reason : 'unexpected';
    return { result: unavailable, reason };
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

async function read<T>(call: GatewayCall, decode: Decode<T>): Promise<Result<T>> {
  const started = performance.now();
  const { result, reason, defects } = await instrumented(
    call.name,
    (decoded) => decoded.result.status,
    () => fetchAndDecode(call, decode),
  );
  const ms = Math.round(performance.now() - started);
  // Without the query string, which contains what the visitor typed.
  const line = { call: `${call.method} ${call.path.split('?')[0]}`, ms };
  if (defects) reportDefects(call, line, defects);
  if (result.status === 'unavailable')
    log.error({ ...line, outcome: 'unavailable', reason }, 'gateway');
  return result;
}

/** Reads one record. Never throws. */
export function readOne<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>>> {
  return read(call, (response) => decodeOne(response, schema));
}

/** Reads a list without its invalid records. Never throws. */
export function readList<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>[]>> {
  return read(call, (response) => decodeList(response, schema));
}

/** As `readList`, for the one schema of a path: a large list is decoded when it has changed. */
export function readListOnce<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>[]>> {
  return read(call, (response) => decodeListOnce(call.path, response, schema));
}

/** Sets lifetime and tags of the surrounding `'use cache'` function; returns the result. */
export function cached<T>(result: Result<T>, type: ContentTag, ...tags: string[]): Result<T> {
  cacheLife(isWeak(result) ? lifetimes.unavailable : lifetimes[result.status]);
  cacheTag(type, ...tags, ...(isWeak(result) ? [INCOMPLETE_TAG] : []));
  return result;
}
