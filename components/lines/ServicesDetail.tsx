import { LineBar } from '@/components/lines/LineBar';
import { LineBranches } from '@/components/lines/LineBranches';
import { LineIntro } from '@/components/lines/LineIntro';
import { LinesOverview } from '@/components/lines/LinesOverview';
import { LineVideos } from '@/components/lines/LineVideos';
import { ServiceTypes } from '@/components/lines/ServiceTypes';
import { ButtonLink } from '@/components/ui/Button';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Share } from '@/components/ui/Share';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { servicePage, type LinePage } from '@/lib/features/lines/page';
import { servicesPhotos } from '@/lib/features/page/photos';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { serviceData } from '@/lib/publishing/structured-data/service';

interface ServicesDetailProps {
  page: LinePage;
  /** The tabs. */
  lines: BusinessLine[];
}

/** The services page of one line: `/servicios/{route}/{name?}`. */
export function ServicesDetail({ page, lines }: ServicesDetailProps) {
  const { line, segment } = page;
  return (
    <>
      <PageHeader
        title={line.name}
        trail={[{ label: 'Servicios', href: routes.services() }]}
        lead={line.title}
      >
        <ButtonLink href={routes.quoteFor(line)}>Cotizar este servicio</ButtonLink>
        <Share title={line.name} url={absoluteUrl(routes.servicesLine(line, segment))} />
      </PageHeader>
      <ServicesBody page={page} lines={lines} />
    </>
  );
}

/** `/servicios`: all lines at a glance, then the first one open. */
export function ServicesOverview({ page, lines }: ServicesDetailProps) {
  return (
    <>
      <PageHeader
        title="Servicios"
        lead="Del bote de su casa al residuo clínico o industrial: elija una línea y conozca qué hacemos, cómo y en qué ciudades."
      />
      <LinesOverview lines={lines} />
      <ServicesBody page={page} lines={lines} title={page.line.name} />
    </>
  );
}

function ServicesBody({ page, lines, title }: ServicesDetailProps & { title?: string }) {
  const { line, services, selected } = page;
  return (
    <>
      <JsonLd data={serviceData(line, services)} />
      <LineBar lines={lines} shown={line} hrefOf={(entry) => routes.servicesLine(entry)} />
      <LineIntro line={line} photos={servicesPhotos(line)} {...(title ? { title } : {})} />
      <ServiceTypes
        services={services}
        selected={selected}
        pageOf={(service) => servicePage(page, service, routes.servicesLine)}
      />
      <LineBranches branches={line.business_unit} />
      <LineVideos line={line} />
    </>
  );
}
