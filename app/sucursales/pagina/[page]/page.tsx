import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BranchesView } from '@/components/branches/BranchesView';
import { FinderSection } from '@/components/zone-finder/FinderSection';
import { branchIndexPage } from '@/lib/features/branches/pagination';
import { getBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import {
  placeholderParams,
  readNumberedPage,
  requireNumberedPage,
} from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

type Props = PageProps<'/sucursales/pagina/[page]'>;

export const generateStaticParams = () => placeholderParams('page');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readNumberedPage(params);
  const { title, description } = fixedPages.branches;
  return pageMetadata({
    title: `${title}: página ${page}`,
    description: `Página ${page}: ${description}`,
    path: routes.branches(page),
  });
}

export default async function BranchesPagePage({ params }: Props) {
  const page = await requireNumberedPage(params, routes.branches());
  const result = await getBranches();
  requireSomeContent([result], 'the branches');
  const index = branchIndexPage(listOrEmpty(result), page);
  if (index === undefined) redirect(routes.notFound());
  return <BranchesView index={index} finder={<FinderSection look="card" />} />;
}
