import { BranchesView } from '@/components/branches/BranchesView';
import { FinderSection } from '@/components/zone-finder/FinderSection';
import { branchIndexPage } from '@/lib/features/branches/pagination';
import { getBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

export const metadata = pageMetadata(fixedPages.branches);

export default async function BranchesPage() {
  const result = await getBranches();
  requireSomeContent([result], 'the branches');
  const index = branchIndexPage(listOrEmpty(result), 1);
  return index && <BranchesView index={index} finder={<FinderSection look="card" />} />;
}
