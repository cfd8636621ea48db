import { Card } from '@/components/ui/Card';
import { Section } from '@/components/ui/Section';
import { addressLines } from '@/lib/branch-facts';
import type { StateGroup } from '@/lib/branches-by-state';
import type { Branch } from '@/lib/gateway/branches';
import { routes } from '@/lib/routes';
import styles from '@/components/branches/BranchIndex.module.css';

/** Every branch under its state. */
export function BranchIndex({ groups }: { groups: StateGroup<Branch>[] }) {
  return (
    <Section>
      <div className={styles.states}>
        {groups.map(({ state, branches }) => (
          <section key={state} className={styles.state} aria-label={state}>
            <h2 className={styles.name}>{state}</h2>
            <ul className={styles.branches}>
              {branches.map((branch) => (
                <li key={branch.id}>
                  <Card
                    href={routes.branch(branch)}
                    action="Ver sucursal"
                    title={branch.name}
                    headingLevel="h3"
                    file={branch.name_image}
                  >
                    <p>{addressLines(branch).slice(0, 2).join(', ')}</p>
                    <p>{branch.phone_number}</p>
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
