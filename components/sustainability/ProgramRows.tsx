import { ProgramRow } from '@/components/sustainability/ProgramRow';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Program } from '@/lib/content/gateway/programs';
import styles from '@/components/sustainability/ProgramRows.module.css';

/** The sustainability programs. */
export function ProgramRows({ programs }: { programs: Program[] }) {
  if (programs.length === 0) return null;
  return (
    <Section ground="mist" labelledBy="programas">
      <SectionHeading id="programas" title="Programas de sostenibilidad" />
      <ul className={styles.rows}>
        {programs.map((program) => (
          <li key={program.id_program}>
            <ProgramRow program={program} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
