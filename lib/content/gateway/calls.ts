import 'server-only';
import type { z } from 'zod';
import { getValue, putValue, type CachedValue } from '@/lib/content/gateway/large-values';
import { cached, callTo, readListOnce, readOne, type Keys } from '@/lib/content/gateway/read';
import { unavailable, type Result } from '@/lib/content/gateway/result';
import { recordTag, type ContentTag } from '@/lib/server/cache/tags';

/** Parameters that identify the record itself. Every other parameter is a number. */
interface OwnKeys {
  id: number;
  name: string;
  code: 'I' | 'C';
}

type KeysIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name extends keyof OwnKeys ? OwnKeys[Name] : number, ...KeysIn<Rest>]
  : [];

/** Reads by call name, because Next passes only data to a `'use cache'` function. */
const reads = new Map<string, (keys: Keys, inFull: boolean) => Promise<Result<CachedValue>>>();

async function readCached(name: string, keys: Keys, inFull: boolean): Promise<Result<CachedValue>> {
  'use cache';
  return (await reads.get(name)?.(keys, inFull)) ?? unavailable;
}

function reader<Given extends Keys, T, S extends z.ZodType>(
  name: string,
  schema: S,
  type: ContentTag,
  isOwn: boolean,
  read: (keys: Keys) => Promise<Result<T>>,
) {
  // In development a changed module loads again.
  if (reads.has(name) && process.env.NODE_ENV !== 'development')
    throw new Error(`Declared twice: ${name}.`);
  reads.set(name, async (keys, inFull) => {
    const tags = isOwn ? keys.map((key) => recordTag(type, key)) : [];
    return cached(putValue(await read(keys), inFull), type, ...tags);
  });
  const readWith = (...keys: Given): Promise<Result<T>> =>
    getValue((inFull) => readCached(name, keys, inFull));
  return Object.assign(readWith, { schema });
}

const hasOwnKey = (path: string) => /\{(?:id|name)\}/.test(path);

/** Returns a function that reads a list without its invalid records. Its arguments fill the parameters of the path. Never throws. */
export const listCall = <Path extends string, S extends z.ZodType>(
  path: Path,
  schema: S,
  type: ContentTag,
) =>
  reader<KeysIn<Path>, z.output<S>[], S>(
    callTo('GET', path).name,
    schema,
    type,
    hasOwnKey(path),
    (keys) => readListOnce(callTo('GET', path, keys), schema),
  );

/** Like `listCall`, for one record. A record is revalidated by its `{id}` or `{name}`. */
export const recordCall = <Path extends string, S extends z.ZodType>(
  path: Path,
  schema: S,
  type: ContentTag,
) =>
  reader<KeysIn<Path>, z.output<S>, S>(
    callTo('GET', path).name,
    schema,
    type,
    hasOwnKey(path),
    (keys) => readOne(callTo('GET', path, keys), schema),
  );

/** Returns a function that reads one record by POST, by the name in this field of the body. Never throws. */
export const lookupCall = <S extends z.ZodType>(
  path: string,
  field: string,
  schema: S,
  type: ContentTag,
) =>
  reader<[name: string], z.output<S>, S>(callTo('POST', path).name, schema, type, true, ([name]) =>
    readOne(callTo('POST', path, [], { [field]: name }), schema),
  );
