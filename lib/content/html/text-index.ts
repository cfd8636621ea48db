import 'server-only';
import { hash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { nameKey } from '@/lib/util/name-keys';
import { textOf } from '@/lib/content/html/text';
import { globalSingleton } from '@/lib/util/global-singleton';

/** Characters kept of each: as many as the longest list that the gateway may answer holds
 * (lib/content/gateway/transport.ts). */
const MOST_CHARACTERS = 32 * 1024 * 1024;

const textStore = () =>
  new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (text, key) => text.length + key.length,
  });

/**
 * Folded texts by the keys of the html they came from: taking html apart is by far the dearest part
 * of a search, and the same posts are searched over and over.
 */
const folded = globalSingleton('searchable-texts', textStore);
/** Html by its key, from when it came with a list until a search asks what is in it. */
const unfolded = globalSingleton('searchable-html', textStore);

/** Texts folded before others have their turn: some ten milliseconds. */
const AT_ONCE = 50;

/** What a text is called; the same text has the same name. */
export function textKey(html: string): string {
  return hash('sha1', html, 'base64url');
}

/** Keeps gateway html for `indexTexts`; returns its key. */
export function cacheText(html: string): string {
  const key = textKey(html);
  if (!folded.has(key)) unfolded.set(key, html);
  return key;
}

/** Folds what is remembered of these texts; returns whether `indexedText` now knows all. */
export async function indexTexts(keys: readonly string[]): Promise<boolean> {
  for (const [at, key] of keys.entries()) {
    const html = unfolded.get(key);
    if (html === undefined) continue;
    folded.set(key, nameKey(textOf(html)));
    unfolded.delete(key);
    if (at % AT_ONCE === AT_ONCE - 1) await pause();
  }
  return keys.every((key) => folded.has(key));
}

/**
 * The words of gateway html without accents and letter case: for finding, never for showing.
 * Undefined where they are not known, or no longer.
 */
export function indexedText(key: string): string | undefined {
  return folded.get(key);
}

/** The words of a search, folded the same way. */
export function searchWords(term: string): string[] {
  return nameKey(term).split(' ').filter(Boolean);
}
