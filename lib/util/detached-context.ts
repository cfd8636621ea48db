import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/util/global-singleton';

/** Runs work outside the current request: a timer would keep the request's response in memory. */
// Made at start: a copy of this module loaded by a request would capture it.
export const runDetached = globalSingleton('detached-context', () => AsyncLocalStorage.snapshot());
