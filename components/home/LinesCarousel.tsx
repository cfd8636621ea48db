import { Carousel } from '@/components/ui/Carousel';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import { ButtonLink } from '@/components/ui/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { BusinessLine } from '@/lib/gateway/business-lines';
import { excerpt } from '@/lib/html/text';
import { routes } from '@/lib/routes';
import styles from '@/components/home/LinesCarousel.module.css';

/** Section 9: business line carousels move every 3 s. */
const AUTOPLAY_MS = 3_000;

/** The business lines, each leading to its page. */
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
          <article key={line.id} className={styles.card}>
            <Picture
              file={line.name_cover_image}
              alt=""
              sizes="(min-width: 992px) 390px, (min-width: 576px) 50vw, 100vw"
            />
            <div className={styles.body}>
              <h3>{line.name}</h3>
              {line.description && <p>{excerpt(line.description)}</p>}
              <SiteLink href={routes.line(line)} className={styles.more}>
                Ver mas<VisuallyHidden> sobre {line.name}</VisuallyHidden>
                <Icon name="arrow" />
              </SiteLink>
            </div>
          </article>
        ))}
      </Carousel>
    </Section>
  );
}
