import type { Metadata } from 'next';
import { BranchDetail } from '@/components/branches/BranchDetail';
import { BranchMap } from '@/components/map/BranchMap';
import { branchMetadata, readBranchPage } from '@/lib/branch-page';
import { getBranches } from '@/lib/gateway/branches';
import { listOrEmpty, missing } from '@/lib/gateway/result';
import { readMapPlaces } from '@/lib/map/read-places';
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
  const [result, all, places] = await Promise.all([
    readPage(props),
    getBranches(),
    readMapPlaces(),
  ]);
  const page = subjectOf(result, 'a branch');
  const map = <BranchMap branch={page.branch} places={places} />;
  return <BranchDetail page={page} all={listOrEmpty(all)} map={map} />;
}
