import { MapPanel } from '@/components/map/MapPanel';
import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Branch } from '@/lib/content/gateway/branches';
import { countBranches } from '@/lib/features/branches/state-groups';
import { googleAccess, mapBranch, type MapPlaces } from '@/lib/features/map/places';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/map/MapPanel.module.css';
import shared from '@/components/ui/shared.module.css';

/** The map of the company's branches, and the list of them by state (anchor #map-section). */
export function PresenceSection({ places }: { places: MapPlaces }) {
  const { states } = places;
  return (
    <Section id="map-section" ground="deep" labelledBy="presencia">
      <SectionHeading
        id="presencia"
        title="Presencia nacional"
        lead={states.length > 0 ? `${countBranches(states)}.` : undefined}
        action={
          <ButtonLink href={routes.branches()} tone="light">
            Ver todas las sucursales
          </ButtonLink>
        }
      />
      <MapPanel {...places} google={googleAccess()}>
        <ul className={styles.states}>
          {states.map(({ state, branches }) => (
            <li key={state} className={styles.state}>
              <h3 className={shared.subtitle}>{state}</h3>
              <ul>
                {branches.map(({ id, name, href }) => (
                  <li key={id}>
                    <SiteLink href={href} className={styles.branchLink}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </MapPanel>
    </Section>
  );
}

/** The map of a branch's page, with only its pin; renders nothing without a usable position. */
export function BranchMap({ branch }: { branch: Branch }) {
  const own = mapBranch(branch);
  if (!own.place) return null;
  const states = [{ state: branch.ubication.state, branches: [own] }];
  return <MapPanel {...{ states, place: own.place, google: googleAccess() }} />;
}
