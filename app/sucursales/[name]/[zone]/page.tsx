import type { Metadata } from 'next';
import { BranchDetail } from '@/components/branches/BranchDetail';
import { ZoneHeader } from '@/components/collection/ZoneHeader';
import { BranchMap } from '@/components/map/BranchMap';
import { branchMetadata } from '@/lib/features/branches/page';
import { zoneRecordPage } from '@/lib/features/branches/zone-pages';
import { getBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { readMapPlaces } from '@/lib/features/map/read-places';
import { placeholderParams } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';

type Props = PageProps<'/sucursales/[name]/[zone]'>;

export const generateStaticParams = () => placeholderParams('name', 'zone');

const zonePage = zoneRecordPage('a zone', routes.branch);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await zonePage.record(params);
  return page ? branchMetadata(page) : {};
}

export default async function BranchZonePage({ params }: Props) {
  const [page, all, places] = await Promise.all([
    zonePage.require(params),
    getBranches(),
    readMapPlaces(),
  ]);
  const map = <BranchMap branch={page.branch} places={places} />;
  return (
    <BranchDetail
      page={page}
      all={listOrEmpty(all)}
      map={map}
      zoneHeader={<ZoneHeader {...page} />}
    />
  );
}
