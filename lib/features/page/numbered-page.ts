import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { pageMetadata, type PageMetadata } from '@/lib/features/page/metadata';
import { readParam } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';
import { readPageNumber } from '@/lib/util/pagination';

type Params = Promise<{ page: string }>;

const readNumber = async (params: Params) => readPageNumber(readParam((await params).page));

/** Returns the `generateMetadata` of a `pagina/[page]` route; an invalid number counts as 1. */
export const numberedMetadata =
  (describe: (page: number) => PageMetadata) =>
  async ({ params }: { params: Params }): Promise<Metadata> =>
    pageMetadata(describe((await readNumber(params)) ?? 1));

/**
 * Returns the page number of a `pagina/[page]` route, from 2. Page 1 redirects to `list`, anything invalid
 * to `/error/404`.
 */
export async function requireNumberedPage(params: Params, list: string): Promise<number> {
  const page = await readNumber(params);
  if (page === undefined) redirect(routes.notFound());
  if (page === 1) redirect(list);
  return page;
}
