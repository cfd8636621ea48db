import { LineBody, LineHeader, type LineViewProps } from '@/components/lines/LineBody';
import { PageHeader } from '@/components/ui/PageHeader';
import { servicesPhotos } from '@/lib/features/page/photos';
import { routes } from '@/lib/server/routing/routes';

/** The services page of one line: `/servicios/{route}/{name?}`. */
export function ServicesDetail({ page, lines }: LineViewProps) {
  return (
    <>
      <LineHeader line={page.line} />
      <ServicesBody page={page} lines={lines} />
    </>
  );
}

/** The page `/servicios`: the first line, under the tabs of all lines. */
export function ServicesOverview({ page, lines }: LineViewProps) {
  return (
    <>
      <PageHeader
        title="Servicios"
        lead="Elige una línea y conoce qué hacemos, cómo y en qué ciudades."
      />
      <ServicesBody page={page} lines={lines} title={page.line.name} />
    </>
  );
}

function ServicesBody(props: LineViewProps & { title?: string }) {
  const photos = servicesPhotos(props.page.line);
  return <LineBody {...props} pathOf={routes.servicesLine} photos={photos} />;
}
