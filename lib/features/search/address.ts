import { readPageNumber } from '@/lib/util/pagination';

export interface SearchUrlState {
  term: string;
  /** From 1; page 1 shows 3 results, each further page 2 more. */
  page: number;
}

/** Reads `?search=…&pagina=…`. */
export function readSearchUrl(query: string): SearchUrlState {
  const values = new URLSearchParams(query);
  return {
    term: (values.get('search') ?? '').trim(),
    page: readPageNumber(values.get('pagina') ?? '1') ?? 1,
  };
}
