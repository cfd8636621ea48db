import type { Metadata } from 'next';
import { BranchDetail } from '@/components/branches/BranchDetail';
import { ZoneActions } from '@/components/collection/ZoneActions';
import { ZoneDates } from '@/components/collection/ZoneDates';
import { BranchMap } from '@/components/map/BranchMap';
import { branchMetadata, readBranchPage } from '@/lib/features/branches/page';
import { getBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { readMapPlaces } from '@/lib/features/map/read-places';
import { requireFound } from '@/lib/features/page/require-content';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

type Props = PageProps<'/sucursales/[name]'>;

export const generateStaticParams = () => placeholderParams('name');

function readPage({ params }: Props) {
  return findByParams(params, ({ name }) => readBranchPage(name));
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
  const page = requireFound(result, 'a branch');
  const map = <BranchMap branch={page.branch} places={places} />;
  return (
    <BranchDetail
      page={page}
      all={listOrEmpty(all)}
      map={map}
      zoneDates={(zone) => <ZoneDates branch={page.branch} zone={zone} />}
      zoneActions={(zone) => <ZoneActions {...page} zone={zone} />}
    />
  );
}
