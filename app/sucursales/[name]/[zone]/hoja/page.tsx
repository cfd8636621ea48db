import { ZoneSheetPage } from '@/components/collection/ZoneSheetPage';
import { zoneRecordPage } from '@/lib/features/branches/page';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams } from '@/lib/features/page/params';
import { readZoneCollection } from '@/lib/features/collection/zone-collection';
import { foldSpaces } from '@/lib/util/format/spaces';
import { zoneSheet } from '@/lib/features/zone-sheet/sheet';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name', 'zone');

const sheetPage = zoneRecordPage('the sheet of a zone', routes.zoneSheet);

/** The zone's page is the canonical one, and the one that is shared. */
export const generateMetadata = sheetPage.metadata(({ branch, selected, segment }) => {
  const place = `${foldSpaces(selected.title)}, ${foldSpaces(branch.name)}`;
  return pageMetadata({
    title: `Hoja para el refrigerador: ${place}`,
    description: `Los días y el horario de recolección en ${place}, para imprimir.`,
    path: routes.branch(branch, segment),
    isIndexed: false,
  });
});

export default async function SheetPage({ params }: PageProps<'/sucursales/[name]/[zone]/hoja'>) {
  const { branch, selected, segment } = await sheetPage.require(params);
  const dates = await readZoneCollection(branch, selected);
  const sheet = zoneSheet(branch, selected, segment, dates);
  return (
    <ZoneSheetPage
      sheet={sheet}
      trail={[
        { label: 'Sucursales', href: routes.branches() },
        { label: sheet.branch, href: routes.branch(branch) },
        { label: sheet.zone, href: routes.branch(branch, segment) },
      ]}
    />
  );
}
