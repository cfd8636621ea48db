import { redirect } from 'next/navigation';
import { readParam } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';
import { readPageNumber } from '@/lib/util/pagination';

type Params = Promise<{ page: string }>;

/** The page number of a `pagina/[page]` route, for its metadata; 1 if invalid. */
export async function readNumberedPage(params: Params): Promise<number> {
  return readPageNumber(readParam((await params).page)) ?? 1;
}

/** As `readNumberedPage`, from 2: page 1 redirects to `list`, anything invalid to `/error/404`. */
export async function requireNumberedPage(params: Params, list: string): Promise<number> {
  const page = readPageNumber(readParam((await params).page));
  if (page === undefined) redirect(routes.notFound());
  if (page === 1) redirect(list);
  return page;
}
