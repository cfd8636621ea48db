import type { Metadata } from 'next';
import { BranchDetail } from '@/components/branches/BranchDetail';
import { branchMetadata, readBranchPage } from '@/lib/branch-page';
import { getBranches } from '@/lib/gateway/branches';
import { listOrEmpty, missing } from '@/lib/gateway/result';
import { subjectOf } from '@/lib/page-subject';
import { placeholderParams, readParam } from '@/lib/static-params';

type Props = PageProps<'/sucursales/[name]'>;

export const generateStaticParams = () => placeholderParams('name');

async function readPage({ params }: Props) {
  const name = readParam((await params).name);
  return name === undefined ? missing : readBranchPage(name);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page.status === 'found' ? branchMetadata(page.value) : {};
}

export default async function BranchPage(props: Props) {
  const [result, all] = await Promise.all([readPage(props), getBranches()]);
  return <BranchDetail page={subjectOf(result, 'a branch')} all={listOrEmpty(all)} />;
}
