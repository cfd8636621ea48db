import 'server-only';
import { LRUCache } from 'lru-cache';
import { nameKey } from '@/lib/catalogue/names';
import { textOf } from '@/lib/html/text';

/**
 * Folded texts by the html they came from, 16 million characters at most: taking html apart is by
 * far the dearest part of a search, and the same posts are searched over and over.
 */
const folded = new LRUCache<string, string>({
  maxSize: 16_000_000,
  sizeCalculation: (text, html) => text.length + html.length + 1,
});

/** The words of gateway html without accents and letter case: for finding, never for showing. */
export function searchableText(html: string): string {
  const known = folded.get(html);
  if (known !== undefined) return known;
  const text = nameKey(textOf(html));
  folded.set(html, text);
  return text;
}

/** The words of a search, folded the same way. */
export function searchWords(term: string): string[] {
  return nameKey(term).split(' ').filter(Boolean);
}
