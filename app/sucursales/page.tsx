import type { Metadata } from 'next';
import { BranchesView } from '@/components/branches/BranchesView';
import { branchIndexPage } from '@/lib/branch-index';
import { getBranches } from '@/lib/gateway/branches';
import { listOrEmpty } from '@/lib/gateway/result';
import { requireSomeContent } from '@/lib/page-subject';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata(fixedPages.branches);

export default async function BranchesPage() {
  const result = await getBranches();
  requireSomeContent([result], 'the branches');
  const index = branchIndexPage(listOrEmpty(result), 1);
  return index && <BranchesView index={index} />;
}
