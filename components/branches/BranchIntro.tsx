import clsx from 'clsx';
import { BranchAddress } from '@/components/branches/BranchAddress';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Branch } from '@/lib/content/gateway/branches';
import styles from '@/components/branches/BranchIntro.module.css';

interface BranchIntroProps {
  branch: Branch;
  /** Undefined where the map, which includes the address, is shown instead. */
  facts: { label: string; value: string }[] | undefined;
  /** Whether the page begins with it: its picture loads first, and paper has all of it. */
  isFirst: boolean;
}

export function BranchIntro({ branch, facts, isFirst }: BranchIntroProps) {
  return (
    <Section className={styles.section}>
      <Picture
        file={branch.name_image}
        alt=""
        sizes="(min-width: 75em) 1200px, 100vw"
        ratio="16/9"
        priority={isFirst}
        loading="eager"
        className={clsx(styles.banner, !isFirst && styles.unprinted)}
      />
      {facts && (
        <div className={styles.card}>
          <div>
            <h2 className={styles.label}>Dirección y teléfono</h2>
            <BranchAddress branch={branch} />
          </div>
          {facts.length > 0 && (
            <dl className={clsx(styles.facts, !isFirst && styles.unprinted)}>
              {facts.map((fact) => (
                <div key={fact.label} className={styles.fact}>
                  <dt className={styles.label}>{fact.label}</dt>
                  <dd className={styles.value}>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </Section>
  );
}
