import { MapPanel } from '@/components/map/MapPanel';
import { mapData } from '@/components/map/map-data';
import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { countBranches } from '@/lib/features/branches/state-groups';
import type { MapPlaces } from '@/lib/features/map/places';
import { routes } from '@/lib/server/routing/routes';

/** Where the company is: the map, and under it the same facts by state (anchor #map-section). */
export function PresenceSection({ places }: { places: MapPlaces }) {
  const { states } = places;
  return (
    <Section id="map-section" ground="deep" labelledBy="presencia">
      <SectionHeading
        id="presencia"
        title="Presencia nacional"
        lead={
          states.length > 0
            ? `${countBranches(states)}, con personal y unidades propias.`
            : 'Consulte nuestras sucursales por estado.'
        }
        action={
          <ButtonLink href={routes.branches()} tone="light">
            Ver todas las sucursales
          </ButtonLink>
        }
      />
      <MapPanel {...mapData(places)} hasList />
    </Section>
  );
}
