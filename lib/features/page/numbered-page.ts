import { redirect } from 'next/navigation';
import { readParam } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';
import { readPageNumber } from '@/lib/util/pagination';

type Params = Promise<{ page: string }>;

/** The number in the URL of a `pagina/[page]` route, for its metadata; 1 where it is none. */
export async function readNumberedPage(params: Params): Promise<number> {
  return readPageNumber(readParam((await params).page)) ?? 1;
}

/**
 * The number in the URL of a `pagina/[page]` route, from 2. Page 1 has the list's own URL and
 * leads there; what is no number leads to `/error/404`.
 */
export async function requireNumberedPage(params: Params, list: string): Promise<number> {
  const page = readPageNumber(readParam((await params).page));
  if (page === undefined) redirect(routes.notFound());
  if (page === 1) redirect(list);
  return page;
}
