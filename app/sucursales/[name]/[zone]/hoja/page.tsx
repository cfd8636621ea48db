import type { Metadata } from 'next';
import { ZoneSheetPage } from '@/components/collection/ZoneSheetPage';
import { pageMetadata } from '@/lib/features/page/metadata';
import { findByParams, placeholderParams } from '@/lib/features/page/params';
import { requireFound } from '@/lib/features/page/require-content';
import { readZoneSheet } from '@/lib/features/zone-sheet/read-sheet';
import { routes } from '@/lib/server/routing/routes';

type Props = PageProps<'/sucursales/[name]/[zone]/hoja'>;

export const generateStaticParams = () => placeholderParams('name', 'zone');

function readPage({ params }: Props) {
  return findByParams(params, ({ name, zone }) => readZoneSheet(name, zone));
}

/** The zone's page is the canonical one, and the one that is shared. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  if (page.status !== 'found') return {};
  const { sheet, branch, segment } = page.value;
  return pageMetadata({
    title: `Hoja para el refrigerador: ${sheet.zone}, ${sheet.branch}`,
    description: `Los días y el horario de recolección en ${sheet.zone}, ${sheet.branch}, para imprimir.`,
    path: routes.branch(branch, segment),
    isIndexed: false,
  });
}

export default async function SheetPage(props: Props) {
  const { sheet, branch, segment } = requireFound(await readPage(props), 'the sheet of a zone');
  return (
    <ZoneSheetPage
      sheet={sheet}
      trail={[
        { label: 'Sucursales', href: routes.branches() },
        { label: sheet.branch, href: routes.branch(branch) },
        { label: sheet.zone, href: routes.branch(branch, segment) },
      ]}
      pdfHref={routes.zoneSheetPdf(branch, segment)}
    />
  );
}
