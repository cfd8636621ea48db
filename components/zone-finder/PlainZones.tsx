import { ZoneFinder } from '@/components/zone-finder/ZoneFinder';
import { ZoneResults } from '@/components/zone-finder/ZoneResults';
import { PageTop } from '@/components/ui/PageTop';
import { Section } from '@/components/ui/Section';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { statusOf } from '@/lib/features/zone-finder/status';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/zone-finder/PlainZones.module.css';

interface PlainZonesProps {
  answer: ZoneAnswer;
  /** When the answer was made: ms since 1970. */
  now: number;
}

/** The finder with the term of an answer and its results, for browsers without script. */
export function PlainZones({ answer, now }: PlainZonesProps) {
  return (
    <>
      <PageTop
        title="Encuentre su zona"
        trail={[{ label: 'Sucursales', href: routes.branches() }]}
        lead="Vea qué día pasa la próxima recolección."
      />
      <Section className={styles.section}>
        <ZoneFinder term={answer.term}>
          <p>{statusOf(answer)}</p>
          <ZoneResults answer={answer} now={now} />
        </ZoneFinder>
      </Section>
    </>
  );
}
