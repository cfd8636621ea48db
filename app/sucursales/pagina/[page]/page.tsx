import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BranchesView } from '@/components/branches/BranchesView';
import { branchIndexPage } from '@/lib/branch-index';
import { getBranches } from '@/lib/gateway/branches';
import { listOrEmpty } from '@/lib/gateway/result';
import { requireSomeContent } from '@/lib/page-subject';
import { readPageNumber } from '@/lib/paging';
import { routes } from '@/lib/routes';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { placeholderParams, readParam } from '@/lib/static-params';

type Props = PageProps<'/sucursales/pagina/[page]'>;

export const generateStaticParams = () => placeholderParams('page');

async function pageNumber({ params }: Props) {
  return readPageNumber(readParam((await params).page));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = (await pageNumber(props)) ?? 1;
  const { title, description } = fixedPages.branches;
  return pageMetadata({
    title: `${title}: página ${page}`,
    description: `Página ${page}: ${description}`,
    path: routes.branches(page),
  });
}

export default async function BranchesPagePage(props: Props) {
  const page = await pageNumber(props);
  if (page === undefined) redirect(routes.notFound());
  if (page === 1) redirect(routes.branches());
  const result = await getBranches();
  requireSomeContent([result], 'the branches');
  const index = branchIndexPage(listOrEmpty(result), page);
  if (index === undefined) redirect(routes.notFound());
  return <BranchesView index={index} />;
}
