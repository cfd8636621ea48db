import { join } from 'node:path';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Returns the folder of the build: `next start` and the traced server both run in the project's folder. */
export const buildFolder = (): string => join(/* turbopackIgnore: true */ process.cwd(), '.next');

/** Returns the folder of the files that must not be lost: `EMBEDDED_DATA_DIR` or `.data`. */
export function dataDir(): string {
  return process.env.EMBEDDED_DATA_DIR || join(/* turbopackIgnore: true */ process.cwd(), '.data');
}

/** Returns the one value of the process by this name. Module variables exist once per bundle of Next. */
export function globalSingleton<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`via-limpia.${name}`);
  const existing: T | undefined = Reflect.get(globalThis, key);
  if (existing !== undefined) return existing;
  const value = make();
  Reflect.set(globalThis, key, value);
  return value;
}

/** Runs work outside the current request: a timer would keep the request's response in memory. */
// It is created at start, because a copy of this module that a request loads would capture the request.
export const runDetached = globalSingleton('detached-context', () => AsyncLocalStorage.snapshot());

/** Returns the code of an error of Node or of a library, such as ENOSPC; undefined for none. */
// Jest runs Node's core in another realm, where `instanceof Error` is false.
export function errorCode(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : undefined;
}

/** Logs an error in the format of the server's log, for files that cannot import `logger.ts`. */
export function logError(msg: string, fields: Record<string, unknown>): void {
  process.stderr.write(`${JSON.stringify({ level: 50, time: new Date(), msg, ...fields })}\n`);
}
