import type { BrowserContext } from '@playwright/test';

/** Functions that are newer than the oldest browsers that Next supports (Chrome 111, Safari 16.4). */
const YOUNG = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'Iterator.prototype': ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Math: ['sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try'],
  RegExp: ['escape'],
  'Set.prototype': ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'union'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  'WeakMap.prototype': ['getOrInsert', 'getOrInsertComputed'],
};

/**
 * A script that removes these functions from a page or a worker. `Promise.withResolvers` stays, because a
 * report has no book without it.
 */
export const olderBrowser = Object.entries(YOUNG)
  .flatMap(([holder, names]) => names.map((name) => `delete ${holder}.${name};`))
  .join('\n');

/** Removes these functions from the pages of a context. */
export const makeOlder = (context: BrowserContext) => context.addInitScript(olderBrowser);
