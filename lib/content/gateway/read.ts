import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { INCOMPLETE_TAG, type ContentType } from '@/lib/server/cache/tags';
import { decodeList, decodeOne, type Decoded, type RawAnswer } from '@/lib/content/gateway/decode';
import type { Defects } from '@/lib/content/gateway/defects';
import {
  forgetLastGood,
  recallLastGood,
  rememberLastGood,
} from '@/lib/content/gateway/stale-if-error';
import { unavailable, type Result } from '@/lib/content/gateway/result';
import {
  GatewayFailure,
  PREFIX,
  readGateway,
  type GatewayCall,
} from '@/lib/content/gateway/transport';
import { watched } from '@/lib/content/gateway/instrumented';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics';

const nameOf = (method: GatewayCall['method'], path: string) =>
  `${method} ${path.replace(/\?.*$/, '')}`;

const template = (strings: TemplateStringsArray) => strings.raw.join('*');

/** Builds a GET call under the prefix; the parts are percent-encoded. */
export function get(strings: TemplateStringsArray, ...parts: (string | number)[]): GatewayCall {
  const name = nameOf('GET', PREFIX + template(strings));
  return { name, method: 'GET', path: PREFIX + encodePath(strings, parts) };
}

/** Builds a GET call that stands directly under the base (marked [root] in the contract). */
export function getRoot(strings: TemplateStringsArray, ...parts: (string | number)[]): GatewayCall {
  return {
    name: nameOf('GET', template(strings)),
    method: 'GET',
    path: encodePath(strings, parts),
  };
}

/** Builds a POST call under the prefix; values stand in the body alone. */
export function post(path: string, body: unknown): GatewayCall {
  return { name: nameOf('POST', PREFIX + path), method: 'POST', path: PREFIX + path, body };
}

/** URLs walk up at "." and "..", also where they are percent-encoded: no record is called so. */
const encodePart = (part: string | number) =>
  encodeURIComponent(part).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length));

function encodePath(strings: TemplateStringsArray, parts: (string | number)[]): string {
  return String.raw({ raw: strings }, ...parts.map(encodePart));
}

/** One call of the gateway and what it comes to. Never throws. */
async function ask<T>(
  call: GatewayCall,
  decode: (answer: RawAnswer) => Decoded<T>,
): Promise<{ answer?: RawAnswer; decoded: Decoded<T> }> {
  try {
    const answer = await readGateway(call);
    return { answer, decoded: decode(answer) };
  } catch (error) {
    const reason = error instanceof GatewayFailure ? error.reason : 'unexpected';
    return { decoded: { result: unavailable, reason } };
  }
}

/** Counts and logs, in two lines at most, what was wrong with an answer that is used. */
function noteDefects({ name: call }: GatewayCall, line: object, defects: Defects): void {
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

async function read<T>(
  call: GatewayCall,
  decode: (answer: RawAnswer) => Decoded<T>,
  isRemembered = true,
): Promise<Result<T>> {
  const key = `${call.method} ${call.path} ${JSON.stringify(call.body ?? null)}`;
  const started = performance.now();
  const { answer, decoded } = await watched(
    call.name,
    (asked) => asked.decoded.result.status,
    () => ask(call, decode),
  );
  const { result, reason, defects } = decoded;
  // Without the query string: a search term may be anything a visitor typed.
  const line = {
    call: `${call.method} ${call.path.split('?')[0]}`,
    ms: Math.round(performance.now() - started),
  };
  if (defects) noteDefects(call, line, defects);
  if (result.status === 'found') {
    if (answer && isRemembered) rememberLastGood(key, answer);
    return result;
  }
  if (result.status === 'missing') {
    forgetLastGood(key);
    return result;
  }
  log.error({ ...line, outcome: 'unavailable', reason }, 'gateway');
  const last = recallLastGood(key);
  const recalled = last ? decode(last).result : unavailable;
  return recalled.status === 'found' ? { ...recalled, stale: true } : unavailable;
}

/** Reads one record. Never throws. */
export function readOne<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>>> {
  return read(call, (answer) => decodeOne(answer, schema));
}

/**
 * Reads a list that visitors make up the address of. No last good answer stands in for it: theirs
 * would drive out those of the pages. Never throws.
 */
export function readFreeList<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>[]>> {
  return read(call, (answer) => decodeList(answer, schema), false);
}

/** Reads a list; records without their identifying fields are left out. Never throws. */
export function readList<S extends z.ZodType>(
  call: GatewayCall,
  schema: S,
): Promise<Result<z.output<S>[]>> {
  return read(call, (answer) => decodeList(answer, schema));
}

/**
 * Gives the surrounding `'use cache'` function the lifetime of its outcome and its tags, and
 * hands the result through.
 */
export function cached<T>(result: Result<T>, type: ContentType, ...tags: string[]): Result<T> {
  const isWeak = result.status === 'unavailable' || (result.status === 'found' && result.stale);
  cacheLife(isWeak ? lifetimes.unavailable : lifetimes[result.status]);
  cacheTag(type, ...tags, ...(isWeak ? [INCOMPLETE_TAG] : []));
  return result;
}
