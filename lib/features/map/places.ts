import { addressLines } from '@/lib/features/branches/facts';
import { groupByState } from '@/lib/features/branches/group-by-state';
import type { StateGroup } from '@/lib/features/branches/state-groups';
import { nameKey } from '@/lib/util/name-keys';
import type { ListedBranch } from '@/lib/content/gateway/branches';
import type {
  BusinessLine,
  LineMarker,
  PresenceMarker,
} from '@/lib/content/gateway/business-lines';
import { isOnMap, project, type Point } from '@/lib/features/map/projection';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import type { PhonePart } from '@/lib/util/format/phone-parts';
import { routes } from '@/lib/server/routing/routes';

/** What the map says of a branch. */
export interface MapBranch {
  id: number;
  name: string;
  address: string;
  phone: readonly PhonePart[];
  href: string;
  image: string;
  /** Indexes in `MapPlaces.lines`. */
  lines: number[];
  place: Point | undefined;
}

/** A line of the filter; `image` is a file key. */
export interface MapLine {
  id: number;
  name: string;
  image: string;
}

/** x, y, and an index in `MapPlaces.lines` (-1 for an unknown line). */
export type MapPresence = readonly [x: number, y: number, line: number];

/** All that the map shows; also what a browser asks for that needs more than its page has. */
export interface MapPlaces {
  lines: MapLine[];
  presence: MapPresence[];
  states: StateGroup<MapBranch>[];
}

/** 0.001 units are four metres; fewer digits make a smaller page. */
const round = (value: number) => Math.round(value * 1_000) / 1_000;

const imagePath = (file: string) => file && routes.file(file);

/** The point of coordinates on the drawing; undefined where they are missing or outside. */
export function placeOf(latitude?: number, longitude?: number): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const { x, y } = project(latitude, longitude);
  const place = { x: round(x), y: round(y) };
  return isOnMap(place) ? place : undefined;
}

type BranchFacts = Omit<MapBranch, 'lines'>;

/** By the record, which is the same object while its list is: each page of a branch has all of them. */
const factsOfBranch = new WeakMap<ListedBranch, BranchFacts>();

function factsOf(branch: ListedBranch): BranchFacts {
  const facts = factsOfBranch.get(branch) ?? {
    id: branch.id,
    name: branch.name,
    address: addressLines(branch).join(', '),
    phone: branchPhoneParts(branch),
    href: routes.branch(branch),
    image: imagePath(branch.name_marker_image),
    place: placeOf(branch.latitude, branch.longitude),
  };
  factsOfBranch.set(branch, facts);
  return facts;
}

/** The map's data. Only `business_unit` lists tell which branch serves which line. */
export function mapPlaces(
  markers: LineMarker[],
  presence: PresenceMarker[],
  offices: ListedBranch[],
  lines: BusinessLine[],
): MapPlaces {
  const indexOf = new Map(markers.map((marker, index) => [nameKey(marker.name), index]));
  const served = new Map(
    lines.map(({ id, business_unit }) => [id, new Set(business_unit.map((unit) => unit.id))]),
  );
  const linesOf = (branchId: number) =>
    markers.flatMap(({ id }, index) => (served.get(id)?.has(branchId) ? [index] : []));
  return {
    lines: markers.map(({ id, name, name_marker_image: image }) => ({
      id,
      name,
      image: imagePath(image),
    })),
    presence: presence.flatMap(({ latitude, longitude, business_line }): MapPresence[] => {
      const place = placeOf(latitude, longitude);
      return place ? [[place.x, place.y, indexOf.get(nameKey(business_line.name)) ?? -1]] : [];
    }),
    states: groupByState(offices).map(({ state, branches }) => ({
      state,
      branches: branches.map((branch) => ({ ...factsOf(branch), lines: linesOf(branch.id) })),
    })),
  };
}
