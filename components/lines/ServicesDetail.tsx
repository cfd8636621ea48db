import { LineBody, LineHeader, type LineViewProps } from '@/components/lines/LineBody';
import { LinesOverview } from '@/components/lines/LinesOverview';
import { PageHeader } from '@/components/ui/PageHeader';
import { servicesPhotos } from '@/lib/features/page/photos';
import { routes } from '@/lib/server/routing/routes';

/** The services page of one line: `/servicios/{route}/{name?}`. */
export function ServicesDetail({ page, lines }: LineViewProps) {
  return (
    <>
      <LineHeader page={page} pathOf={routes.servicesLine} />
      <ServicesBody page={page} lines={lines} />
    </>
  );
}

/** `/servicios`: all lines at a glance, then the first one open. */
export function ServicesOverview({ page, lines }: LineViewProps) {
  return (
    <>
      <PageHeader
        title="Servicios"
        lead="Elija una línea y conozca qué hacemos, cómo y en qué ciudades."
      />
      <LinesOverview lines={lines} />
      <ServicesBody page={page} lines={lines} title={page.line.name} />
    </>
  );
}

function ServicesBody(props: LineViewProps & { title?: string }) {
  const photos = servicesPhotos(props.page.line);
  return <LineBody {...props} pathOf={routes.servicesLine} photos={photos} />;
}
