import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { INCOMPLETE_TAG } from '@/lib/server/cache/page-tags.mts';
import { recordTag, type ContentTag } from '@/lib/server/cache/tags';
import {
  decodeList,
  decodeOne,
  type Decoded,
  type RawResponse,
} from '@/lib/content/gateway/decode';
import type { Defects } from '@/lib/content/gateway/defects';
import { unavailable, type Result } from '@/lib/content/gateway/result';
import {
  GatewayFailure,
  GATEWAY_PREFIX,
  readGateway,
  type GatewayCall,
} from '@/lib/content/gateway/transport';
import { instrumented } from '@/lib/content/gateway/instrumented';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics.mts';

/** Encodes a key; "." and ".." twice, because URL parsers resolve them even percent-encoded. */
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
  keys: readonly (string | number)[] = [],
  body?: unknown,
): GatewayCall {
  const full = path.startsWith('//') ? path.slice(1) : GATEWAY_PREFIX + path;
  const left = [...keys];
  return {
    name: `${method} ${full.replace(/\?.*$/, '').replace(KEY, '*')}`,
    method,
    path: full.replace(KEY, () => encodeKey(left.shift() ?? '')),
    ...(body !== undefined && { body }),
  };
}

/** Returns a GET call, as `callTo` does. */
export const get = (path: string, ...keys: (string | number)[]): GatewayCall =>
  callTo('GET', path, keys);

/** Returns a POST call, as `callTo` does: a lookup by the one field of its body. */
export const post = (path: string, body: object): GatewayCall => callTo('POST', path, [], body);

type Decode<T> = (response: RawResponse) => Decoded<T>;

async function sendAndDecode<T>(call: GatewayCall, decode: Decode<T>): Promise<Decoded<T>> {
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

async function fetchFromGateway<T>(call: GatewayCall, decode: Decode<T>): Promise<Result<T>> {
  const started = performance.now();
  const { result, reason, defects } = await instrumented(
    call.name,
    (decoded) => decoded.result.status,
    () => sendAndDecode(call, decode),
  );
  const ms = Math.round(performance.now() - started);
  // The log omits the query string, which contains what the visitor typed.
  const line = { call: `${call.method} ${call.path.split('?')[0]}`, ms };
  if (defects) reportDefects(call, line, defects);
  if (result.status === 'unavailable')
    log.error({ ...line, outcome: 'unavailable', reason }, 'gateway');
  return result;
}

/** Sets lifetime and tags of the surrounding `'use cache'` function; `key` is that of its one record. */
export function cached<T>(result: Result<T>, type: ContentTag, key?: string | number): Result<T> {
  cacheLife(lifetimes[result.status]);
  cacheTag(type);
  if (key !== undefined) cacheTag(recordTag(type, key));
  if (result.status === 'unavailable') cacheTag(INCOMPLETE_TAG);
  return result;
}

/** Reads one record within a `'use cache'` function and calls `cached`. Never throws. */
export async function readOne<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
  type: ContentTag,
  key?: string | number,
): Promise<Result<z.output<S>>> {
  return cached(await fetchFromGateway(call, (sent) => decodeOne(sent, schema)), type, key);
}

/** Reads a list without its invalid records, like `readOne`; without a type it is not cached. Never throws. */
export async function readList<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
  type?: ContentTag,
  key?: string | number,
): Promise<Result<z.output<S>[]>> {
  const result = await fetchFromGateway(call, (sent) => decodeList(sent, schema));
  return type ? cached(result, type, key) : result;
}
