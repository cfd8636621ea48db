import { BranchRow } from '@/components/branches/BranchRow';
import { Section } from '@/components/ui/Section';
import type { StateGroup } from '@/lib/features/branches/state-groups';
import type { ListedBranch } from '@/lib/content/gateway/branches';
import styles from '@/components/branches/BranchIndex.module.css';

/** Every branch under its state. */
export function BranchIndex({ groups }: { groups: StateGroup<ListedBranch>[] }) {
  return (
    <Section isUnderHeader>
      <div className={styles.states}>
        {groups.map(({ state, branches }) => (
          <div key={state} className={styles.state}>
            <h2 className={styles.name}>{state}</h2>
            <ul className={styles.branches}>
              {branches.map((branch) => (
                <li key={branch.id}>
                  <BranchRow branch={branch} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
