import 'server-only';
import { z } from 'zod';
import { date, file, html, id, requiredText, text } from '@/lib/content/gateway/fields';
import { get, readList } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';

/** A hit of the gateway's own search. */
export const searchResult = z.object({
  id_table: id,
  modulo: text,
  titulo: requiredText,
  fecha: date,
  descripcion: html,
  imagen: file,
});
/** A hit of the gateway's own search. */
export type SearchResult = z.output<typeof searchResult>;

/** Searches the gateway. Not cached: terms are unbounded. */
export function searchSite(term: string): Promise<Result<SearchResult[]>> {
  return readList(get('/web/search/getAll?search={term}', term), searchResult);
}
