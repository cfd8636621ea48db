import { BranchDetail } from '@/components/branches/BranchDetail';
import { RecentNotices } from '@/components/collection/RecentNotices';
import { ZoneHeader } from '@/components/collection/ZoneHeader';
import { BranchMap } from '@/components/map/BranchMap';
import { branchMetadata, zoneRecordPage } from '@/lib/features/branches/page';
import { getBranches } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { readBranchDates } from '@/lib/features/collection/zone-collection';
import { readMapPlaces } from '@/lib/features/map/read-places';
import { placeholderParams } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name', 'zone');

const zonePage = zoneRecordPage('a zone', routes.branch);

export const generateMetadata = zonePage.metadata(branchMetadata);

export default async function BranchZonePage({ params }: PageProps<'/sucursales/[name]/[zone]'>) {
  const [page, all, places] = await Promise.all([
    zonePage.require(params),
    getBranches(),
    readMapPlaces(),
  ]);
  const { branch, zones } = page;
  const { byZone, notices } = await readBranchDates(branch, zones);
  const map = <BranchMap branch={branch} places={places} />;
  return (
    <BranchDetail
      page={page}
      all={listOrEmpty(all)}
      map={map}
      zoneHeader={
        <ZoneHeader
          {...page}
          dates={byZone.get(page.selected)}
          notices={<RecentNotices {...notices} />}
        />
      }
    />
  );
}
