import { readPageNumber } from '@/lib/util/pagination';

/** What an address of the site search asks for. */
export interface SearchAddress {
  /** '' when nothing is searched for. */
  term: string;
  /** From 1; page 1 shows 3 results, each further page 2 more. */
  page: number;
}

/** Reads `?search=…&pagina=…`; `query` with or without `?`. */
export function readSearchAddress(query: string): SearchAddress {
  const values = new URLSearchParams(query);
  return {
    term: (values.get('search') ?? '').trim(),
    page: readPageNumber(values.get('pagina') ?? '1') ?? 1,
  };
}
