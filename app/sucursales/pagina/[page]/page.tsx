import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BranchesView } from '@/components/branches/BranchesView';
import { branchIndexPage } from '@/lib/features/branches/pagination';
import { getBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { readPageNumber } from '@/lib/util/pagination';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams, readParam } from '@/lib/features/page/params';

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
