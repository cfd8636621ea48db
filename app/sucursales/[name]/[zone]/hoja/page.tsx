import { ZoneSheet } from '@/components/collection/ZoneSheet';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Section } from '@/components/ui/Section';
import { zoneRecordPage } from '@/lib/features/branches/page';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams } from '@/lib/features/page/params';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import { foldSpaces } from '@/lib/util/text';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name', 'zone');

const sheetPage = zoneRecordPage('the sheet of a zone', routes.zoneSheet);

/** The metadata, which names the zone's page as the canonical and shared one. */
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
  const path = routes.branch(branch, segment);
  const trail = [
    { label: 'Sucursales', href: routes.branches() },
    { label: branch.name, href: routes.branch(branch) },
    { label: selected.title, href: path },
  ];
  return (
    <Section isUnderHeader>
      <Breadcrumbs trail={trail} current="Hoja" />
      <ZoneSheet branch={branch} zone={selected} url={absoluteUrl(path)} />
    </Section>
  );
}
