import { LineBar } from '@/components/lines/LineBar';
import { LineBranches } from '@/components/lines/LineBranches';
import { LineClients } from '@/components/lines/LineClients';
import { LineIntro } from '@/components/lines/LineIntro';
import { LineVideos } from '@/components/lines/LineVideos';
import { ServiceTypes } from '@/components/lines/ServiceTypes';
import { ButtonLink } from '@/components/ui/Button';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Share } from '@/components/ui/Share';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { servicePage, type LinePage } from '@/lib/features/lines/page';
import { linePhotos } from '@/lib/features/page/photos';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { serviceData } from '@/lib/publishing/structured-data/service';

interface LineDetailProps {
  page: LinePage;
  /** The tabs. */
  lines: BusinessLine[];
}

export function LineDetail({ page, lines }: LineDetailProps) {
  const { line, services, selected, segment } = page;
  const path = segment === undefined ? routes.line(line) : routes.lineService(line, segment);
  return (
    <>
      <JsonLd data={serviceData(line, services)} />
      <PageHeader
        title={line.name}
        trail={[{ label: 'Servicios', href: routes.services() }]}
        lead={line.title}
      >
        <ButtonLink href={routes.quoteFor(line)}>Cotizar este servicio</ButtonLink>
        <Share title={line.name} url={absoluteUrl(path)} />
      </PageHeader>
      <LineBar lines={lines} shown={line} hrefOf={routes.line} />
      <LineIntro line={line} photos={linePhotos(line)} />
      <ServiceTypes
        services={services}
        selected={selected}
        pageOf={(service) => servicePage(page, service, routes.lineService)}
      />
      <LineBranches branches={line.business_unit} />
      <LineVideos line={line} />
      <LineClients clients={line.list_clients} />
    </>
  );
}
