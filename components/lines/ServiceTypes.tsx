import { PhotoCarousel } from '@/components/ui/PhotoCarousel';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { ChoicePage } from '@/components/ui/choice-page';
import { Selection } from '@/components/ui/Selection';
import type { ServiceType } from '@/lib/content/gateway/business-lines';
import { isEmptyHtml } from '@/lib/content/html/text';
import { photosOf } from '@/lib/features/page/photos';
import shared from '@/components/ui/shared.module.css';

interface ServiceTypesProps {
  services: ServiceType[];
  selected: ServiceType | undefined;
  pageOf: (service: ServiceType) => ChoicePage;
}

/** 'Tipos de servicios': a list, and the pictures, name and description of the selected one. */
export function ServiceTypes({ services, selected, pageOf }: ServiceTypesProps) {
  if (selected === undefined) return null;
  return (
    <Section ground="mist" labelledBy="tipos">
      <SectionHeading id="tipos" title="Tipos de servicios" />
      <Selection
        id="servicio"
        choices={services.map((service) => ({
          label: service.name,
          page: pageOf(service),
          isSelected: service === selected,
          panel: <ServicePanel service={service} />,
        }))}
      />
    </Section>
  );
}

function ServicePanel({ service }: { service: ServiceType }) {
  const own = photosOf(service.image_services);
  const cover = service.name_image ? [{ file: service.name_image, alt: '' }] : [];
  return (
    <article className={shared.stack2}>
      <PhotoCarousel
        label={`Fotografías: ${service.name}`}
        photos={own.length > 0 ? own : cover}
        sizes="(min-width: 75em) 770px, (min-width: 56.25em) 62vw, 100vw"
        autoplay={0}
      />
      <h3>{service.name}</h3>
      {!isEmptyHtml(service.description) && (
        <RichText html={service.description} headingLevel={4} title={service.name} />
      )}
    </article>
  );
}
