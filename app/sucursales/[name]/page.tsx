import { BranchDetail } from '@/components/branches/BranchDetail';
import { NextCollection } from '@/components/collection/NextCollection';
import { RecentNotices } from '@/components/collection/RecentNotices';
import { BranchMap } from '@/components/map/MapSections';
import { branchMetadata, readBranchPage } from '@/lib/features/branches/page';
import { readBranchDates } from '@/lib/features/collection/zone-collection';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name');

const branchPage = recordPage({
  label: 'a branch',
  names: ['name'],
  find: (name) => readBranchPage(name),
  id: ({ branch }) => branch.id,
  path: ({ branch }) => routes.branch(branch),
});

export const generateMetadata = branchPage.metadata(branchMetadata);

export default async function BranchPage({ params }: PageProps<'/sucursales/[name]'>) {
  const page = await branchPage.require(params);
  const { branch, zones } = page;
  const { byZone, notices } = await readBranchDates(branch, zones);
  return (
    <BranchDetail
      page={page}
      map={<BranchMap branch={branch} />}
      notices={<RecentNotices {...notices} />}
      zoneDates={(zone) => {
        const dates = byZone.get(zone);
        return dates && <NextCollection {...dates} />;
      }}
    />
  );
}
