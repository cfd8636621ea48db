import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Indicator } from '@/lib/content/gateway/home';
import styles from '@/components/home/Indicators.module.css';

const saysSomething = ({ name_image, title, description }: Indicator) =>
  name_image !== '' || title.trim() !== '' || description.trim() !== '';

/** The company in a few figures. */
export function Indicators({ indicators }: { indicators: Indicator[] }) {
  const shown = indicators.filter(saysSomething);
  if (shown.length === 0) return null;
  return (
    <Section className={styles.section}>
      <h2>
        <VisuallyHidden>Nuestro trabajo en cifras</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {shown.map((indicator) => (
          <li key={indicator.id} className={styles.item}>
            <Picture
              file={indicator.name_image}
              alt={indicator.alt}
              sizes="(min-width: 62em) 270px, (min-width: 36em) 45vw, 128px"
              ratio="1/1"
              isRounded
              className={styles.picture}
            />
            <div>
              {indicator.title.trim() && <h3 className={styles.title}>{indicator.title}</h3>}
              <p className={styles.description}>{indicator.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
