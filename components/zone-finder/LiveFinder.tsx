import { LiveResults } from '@/components/zone-finder/LiveResults';
import { NearbyBranches } from '@/components/zone-finder/NearbyBranches';

export interface LiveFinderProps {
  term: string;
  submits: number;
  /** How often "Cerca de mí" was pressed; 0 while zones are searched. */
  nearPress: number;
}

/** What the finder adds where there is script; loaded once it is used. */
export function LiveFinder({ term, submits, nearPress }: LiveFinderProps) {
  return nearPress > 0 ? (
    <NearbyBranches press={nearPress} />
  ) : (
    <LiveResults term={term} submits={submits} />
  );
}
