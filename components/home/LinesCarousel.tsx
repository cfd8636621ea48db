import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Carousel } from '@/components/ui/Carousel';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { isEmptyHtml, excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';

/** Business line carousels move every 3 s (specification, section 9). */
const AUTOPLAY_MS = 3_000;

/** The business lines, each with a link to its page. */
export function LinesCarousel({ lines }: { lines: BusinessLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Section ground="mist" labelledBy="lineas">
      <SectionHeading
        id="lineas"
        title="Conoce como podemos ayudarte"
        action={
          <ButtonLink href={routes.services()} tone="quiet">
            Todos los servicios
          </ButtonLink>
        }
      />
      <Carousel
        label="Líneas de negocio"
        autoplay={AUTOPLAY_MS}
        loop
        perView={[1, 2, 2, 3]}
        gap={24}
      >
        {lines.map((line) => (
          <Card
            key={line.id}
            href={routes.line(line)}
            action="Ver mas"
            title={line.name}
            headingLevel="h3"
            file={line.name_cover_image}
            sizes="(min-width: 62em) 390px, (min-width: 36em) 50vw, 100vw"
            tone="plain"
          >
            {!isEmptyHtml(line.description) && <p>{excerpt(line.description)}</p>}
          </Card>
        ))}
      </Carousel>
    </Section>
  );
}
