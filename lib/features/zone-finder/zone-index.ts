import MiniSearch from 'minisearch';
import { stateKey } from '@/lib/content/catalogue/state-names';
import { findState, stateName } from '@/lib/content/catalogue/states';
import type { Zone, ZonedBranch } from '@/lib/content/gateway/branches';
import { placeWords, soundOf, withoutKinds } from '@/lib/features/zone-finder/place-words';
import { looseKey } from '@/lib/util/names';

/** A zone, or a branch that the list has without zones. */
export interface Place {
  branch: ZonedBranch;
  zone: Zone | undefined;
}

interface ZoneDocument extends Place {
  id: number;
  /** Words separated by spaces. */
  title: string;
  core: string;
  joined: string;
  city: string;
  state: string;
}

/** Returns the names of a state: 'Distrito Federal', 'Ciudad de México', 'CDMX'. */
function stateNames(state: string): string {
  const { name = '', shortname = '' } = findState(state) ?? {};
  return [stateName(state), stateKey(state), name, looseKey(shortname)].join(' ');
}

function documentsOf(branch: ZonedBranch): Omit<ZoneDocument, 'id'>[] {
  const city = placeWords(branch.name).join(' ');
  const code = branch.postal_code;
  // People leave out the leading zero of 06600.
  const names = `${stateNames(branch.ubication.state)} ${code} ${code.replace(/^0/, '')}`;
  const state = placeWords(names).join(' ');
  const zones = branch.zones.length > 0 ? branch.zones : [undefined];
  return zones.map((zone) => {
    const words = placeWords(zone?.title ?? branch.name);
    const core = withoutKinds(words);
    const title = { title: words.join(' '), core: core.join(' '), joined: core.join('') };
    return { branch, zone, ...title, city, state };
  });
}

const CHUNK_SIZE = 200;

/** Builds the index of a list of branches, with pauses for other work. */
export async function buildZoneIndex(branches: readonly ZonedBranch[]) {
  const documents = branches.flatMap(documentsOf).map((one, id): ZoneDocument => ({ ...one, id }));
  const engine = new MiniSearch<ZoneDocument>({
    fields: ['title', 'joined', 'city', 'state'],
    tokenize: (text) => text.split(' '),
    processTerm: soundOf,
    searchOptions: { boost: { title: 8, joined: 8, city: 2 }, prefix: true, combineWith: 'AND' },
  });
  await engine.addAllAsync(documents, { chunkSize: CHUNK_SIZE });
  return { branches, documents, engine };
}

/** The zones of all branches, in memory. */
export type ZoneIndex = Awaited<ReturnType<typeof buildZoneIndex>>;
