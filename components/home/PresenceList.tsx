import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import { groupByState } from '@/lib/branches-by-state';
import type { Branch } from '@/lib/gateway/branches';
import { routes } from '@/lib/routes';
import styles from '@/components/home/PresenceList.module.css';

/** Where the company is, by state: the map's plain alternative (anchor #map-section). */
export function PresenceList({ branches }: { branches: Branch[] }) {
  const groups = groupByState(branches);
  return (
    <Section id="map-section" ground="deep" labelledBy="presencia">
      <SectionHeading
        id="presencia"
        title="Presencia nacional"
        lead={
          branches.length > 0
            ? `${branches.length} sucursales en ${groups.length} estados, con personal y unidades propias.`
            : 'Consulte nuestras sucursales por estado.'
        }
        action={
          <ButtonLink href={routes.branches()} tone="light">
            Ver todas las sucursales
          </ButtonLink>
        }
      />
      <ul className={styles.states}>
        {groups.map((group) => (
          <li key={group.state} className={styles.state}>
            <h3 className={styles.name}>{group.state}</h3>
            <ul>
              {group.branches.map((branch) => (
                <li key={branch.id}>
                  <SiteLink href={routes.branch(branch)} className={styles.branch}>
                    <Icon name="pin" />
                    {branch.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
