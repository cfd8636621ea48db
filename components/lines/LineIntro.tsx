import clsx from 'clsx';
import { ContactCard } from '@/components/ui/ContactCard';
import { PhotoCarousel, type Photo } from '@/components/ui/PhotoCarousel';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/lines/LineIntro.module.css';
import shared from '@/components/ui/shared.module.css';

interface LineIntroProps {
  line: BusinessLine;
  photos: Photo[];
  /** Given where the page's `h1` is not the line's name. */
  title?: string | undefined;
}

export function LineIntro({ line, photos, title }: LineIntroProps) {
  const texts = [line.description, line.description_2].filter((html) => !isEmptyHtml(html));
  const headingLevel = title ? 3 : 2;
  return (
    <Section isUnderHeader>
      <div className={styles.columns}>
        <div className={clsx(shared.stack4, shared.top)}>
          <PhotoCarousel
            label={`Fotografías: ${line.name}`}
            photos={photos}
            sizes="(min-width: 75em) 776px, (min-width: 62em) 62vw, 100vw"
            priority
          />
          {title && <h2>{title}</h2>}
          {texts.map((html, index) => (
            <RichText key={index} html={html} headingLevel={headingLevel} title={line.name} />
          ))}
        </div>
        <div className={styles.side}>
          {!isEmptyHtml(line.advantage) && (
            <div className={styles.advantage}>
              <h2 className={styles.heading}>Ventajas</h2>
              <RichText html={line.advantage} headingLevel={3} title={line.name} />
            </div>
          )}
          <ContactCard
            title="Cotice este servicio"
            text="Indique su ciudad y lo que necesita. Un asesor le llama con una propuesta."
            quoteHref={routes.quoteFor(line)}
          />
        </div>
      </div>
    </Section>
  );
}
