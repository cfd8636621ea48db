import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { countBranches, type StateGroup } from '@/lib/features/branches/state-groups';
import type { StateCount } from '@/lib/features/map/marks';
import type { MapBranch } from '@/lib/features/map/places';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/map/StateList.module.css';
import shared from '@/components/ui/shared.module.css';

interface StateListProps {
  states: StateGroup<MapBranch>[];
  isFiltered: boolean;
  /** Shown in place of branches that are too many to name. */
  counts: StateCount[] | undefined;
}

/** The branches by state: the same facts as on the map, and those that have no place on it. */
export function StateList({ states, isFiltered, counts }: StateListProps) {
  return (
    <div>
      <p role="status" className={styles.status}>
        {isFiltered &&
          (states.length > 0
            ? `${countBranches(states)} con las líneas elegidas.`
            : 'Ninguna sucursal: elija al menos una línea de negocio.')}
      </p>
      <ul className={styles.states}>
        {counts?.map(({ state, count }) => (
          <li key={state} className={styles.state}>
            <h3 className={shared.subtitle}>{state}</h3>
            <SiteLink href={routes.branches()} className={styles.branch}>
              <Icon name="pin" />
              {`${count} ${count === 1 ? 'sucursal' : 'sucursales'}`}
            </SiteLink>
          </li>
        ))}
        {(counts ? [] : states).map(({ state, branches }) => (
          <li key={state} className={styles.state}>
            <h3 className={shared.subtitle}>{state}</h3>
            <ul>
              {branches.map((branch) => (
                <li key={branch.id}>
                  <SiteLink href={branch.href} className={styles.branch}>
                    <Icon name="pin" />
                    {branch.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
