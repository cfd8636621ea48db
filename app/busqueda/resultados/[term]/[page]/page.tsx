import { redirect } from 'next/navigation';
import { PlainResults } from '@/components/search/PlainResults';
import { ContentUnavailableError } from '@/lib/features/page/require-content';
import { readPageNumber } from '@/lib/util/pagination';
import { routes } from '@/lib/server/routing/routes';
import { readPlainResults } from '@/lib/features/search/response';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams, readParam } from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

type Props = PageProps<'/busqueda/resultados/[term]/[page]'>;

export const metadata = pageMetadata({ ...fixedPages.search, isIndexed: false });

export const generateStaticParams = () => placeholderParams('term', 'page');

/** The results of a search without script; `middleware.ts` redirects the form here. */
export default async function PlainResultsPage({ params }: Props) {
  const given = await params;
  const term = readParam(given.term);
  const page = readPageNumber(given.page);
  if (term === undefined || page === undefined) redirect(routes.notFound());
  const results = await readPlainResults(term, page);
  if (!results.gateway && !results.site) throw new ContentUnavailableError('a search');
  return <PlainResults term={term} page={page} results={results} />;
}
