import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PlainResults } from '@/components/search/PlainResults';
import { ContentUnavailableError } from '@/lib/page-subject';
import { readPageNumber } from '@/lib/paging';
import { routes } from '@/lib/routes';
import { readPlainResults } from '@/lib/search/plain-results';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { placeholderParams, readParam } from '@/lib/static-params';

type Props = PageProps<'/busqueda/resultados/[term]/[page]'>;

export const metadata: Metadata = pageMetadata({ ...fixedPages.search, isIndexed: false });

export const generateStaticParams = () => placeholderParams('term', 'page');

/** The results of a search without script; middleware.ts leads here from the form. */
export default async function PlainResultsPage({ params }: Props) {
  const given = await params;
  const term = readParam(given.term);
  const page = readPageNumber(given.page);
  if (term === undefined || page === undefined) redirect(routes.notFound());
  const results = await readPlainResults(term, page);
  if (!results.gateway && !results.site) throw new ContentUnavailableError('a search');
  return <PlainResults term={term} page={page} results={results} />;
}
