import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { nameKey } from '@/lib/catalogue/names';
import { textOf } from '@/lib/html/text';
import { processWide } from '@/lib/process-wide';

/**
 * Folded texts by the keys of the html they came from: taking html apart is by far the dearest part
 * of a search, and the same posts are searched over and over. In characters, as many as the longest
 * list that the gateway may answer holds (lib/gateway/transport.ts).
 */
const folded = processWide(
  'searchable-texts',
  () =>
    new LRUCache<string, string>({
      maxSize: 32 * 1024 * 1024,
      sizeCalculation: (text, key) => text.length + key.length,
    }),
);

/** Texts folded before others have their turn: some ten milliseconds. */
const AT_ONCE = 50;

/** What a text is called; the same text has the same name. */
export function textKey(html: string): string {
  return createHash('sha1').update(html).digest('base64url');
}

/** Makes gateway html known to `searchableText`. */
export async function makeSearchable(texts: readonly string[]): Promise<void> {
  for (const [at, html] of texts.entries()) {
    const key = textKey(html);
    if (!folded.has(key)) folded.set(key, nameKey(textOf(html)));
    if (at % AT_ONCE === AT_ONCE - 1) await pause();
  }
}

/**
 * The words of gateway html without accents and letter case: for finding, never for showing.
 * Undefined where they are not known, or no longer.
 */
export function searchableText(key: string): string | undefined {
  return folded.get(key);
}

/** The words of a search, folded the same way. */
export function searchWords(term: string): string[] {
  return nameKey(term).split(' ').filter(Boolean);
}
