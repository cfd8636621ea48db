import { MapPanel } from '@/components/map/MapPanel';
import { mapData } from '@/components/map/map-data';
import type { Branch } from '@/lib/content/gateway/branches';
import { placeOf, type MapPlaces } from '@/lib/features/map/places';
import { BRANCH_SCALE } from '@/lib/features/map/view';

/** The map of a branch's page, centred on the branch; nothing where it has no usable place. */
export function BranchMap({ branch, places }: { branch: Branch; places: MapPlaces }) {
  const place = placeOf(branch.latitude, branch.longitude);
  if (!place) return null;
  return (
    <MapPanel
      {...mapData(places, branch.id)}
      start={{ ...place, scale: BRANCH_SCALE }}
      ownId={branch.id}
    />
  );
}
