import { ZoneFinder } from '@/components/zone-finder/ZoneFinder';
import { Section } from '@/components/ui/Section';
import styles from '@/components/zone-finder/FinderSection.module.css';

interface FinderSectionProps {
  /** `card` stands out above a list; `hero` is on the first screen, over the lower edge of the hero. */
  look: 'card' | 'hero';
}

/** The finder under its heading, as a section of another page. */
export function FinderSection({ look }: FinderSectionProps) {
  return (
    <Section className={styles[look]} labelledBy="encuentra-tu-zona">
      <div className={styles.inner} data-print="hide">
        <div>
          <h2 id="encuentra-tu-zona" className={styles.title}>
            Encuentra tu zona
          </h2>
          <p className={styles.lead}>Ve qué día pasa la próxima recolección.</p>
        </div>
        <ZoneFinder />
      </div>
    </Section>
  );
}
