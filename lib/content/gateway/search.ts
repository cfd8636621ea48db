import 'server-only';
import { z } from 'zod';
import { file, id, requiredText, text, unreadHtml } from '@/lib/content/gateway/fields';
import { callTo, readList } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';

/** A hit of the gateway's own search. */
export const searchResult = z.object({
  id_table: id,
  modulo: text,
  titulo: requiredText,
  fecha: text,
  /** Of a thousand hits it would take most of the time to read it; the site asks for 99 at first. */
  descripcion: unreadHtml,
  imagen: file,
});
/** A hit of the gateway's own search. */
export type SearchResult = z.output<typeof searchResult>;

/** Searches the gateway. Not cached: terms are unbounded. */
export function searchSite(term: string): Promise<Result<SearchResult[]>> {
  const call = callTo('GET', '/web/search/getAll?search={term}', [term]);
  return readList(call, searchResult);
}
