import { BranchDetail } from '@/components/branches/BranchDetail';
import { RecentNotices } from '@/components/collection/RecentNotices';
import { ZoneHeader } from '@/components/collection/ZoneHeader';
import { BranchMap } from '@/components/map/MapSections';
import { branchMetadata, zoneRecordPage } from '@/lib/features/branches/page';
import { readBranchDates } from '@/lib/features/collection/zone-collection';
import { placeholderParams } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name', 'zone');

const zonePage = zoneRecordPage('a zone', routes.branch);

export const generateMetadata = zonePage.metadata(branchMetadata);

export default async function BranchZonePage({ params }: PageProps<'/sucursales/[name]/[zone]'>) {
  const page = await zonePage.require(params);
  const { branch, zones } = page;
  const { byZone, notices } = await readBranchDates(branch, zones);
  return (
    <BranchDetail
      page={page}
      map={<BranchMap branch={branch} />}
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
