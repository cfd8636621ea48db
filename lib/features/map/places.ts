import 'server-only';
import { config } from '@/lib/config';
import { getOffices, type ListedBranch } from '@/lib/content/gateway/branches';
import {
  getLineMarkers,
  getPresence,
  type LineMarker,
  type PresenceMarker,
} from '@/lib/content/gateway/business-lines';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { addressLines } from '@/lib/features/branches/facts';
import { groupByState, type StateGroup } from '@/lib/features/branches/state-groups';
import { MAP_HEIGHT, MAP_WIDTH, project, type Point } from '@/lib/features/map/drawing';
import { routes } from '@/lib/server/routing/routes';
import type { PhonePart } from '@/lib/company';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import { nameKey } from '@/lib/util/names';

/** A branch as the map shows it. */
export interface MapBranch {
  id: number;
  name: string;
  address: string;
  phone: readonly PhonePart[];
  href: string;
  image: string;
  place: Point | undefined;
}

/** A line of the filter. */
export interface MapLine {
  name: string;
  image: string;
}

/** x, y, and an index in `MapPlaces.lines`. */
export type MapPresence = readonly [x: number, y: number, line: number];

/** The data of the map. */
export interface MapPlaces {
  lines: MapLine[];
  presence: MapPresence[];
  states: StateGroup<MapBranch>[];
}

/** Access to Google's map. It is sent to browsers: Google restricts the key by referrer. */
export interface GoogleAccess {
  apiKey: string;
  mapId: string;
}

/** Returns the access to Google's map; undefined without key or map id, which markers need. */
export function googleAccess(): GoogleAccess | undefined {
  const { googleMapsApiKey: apiKey, googleMapsMapId: mapId } = config;
  return apiKey && mapId ? { apiKey, mapId } : undefined;
}

/** Rounds to 0.001 units, which are four metres, because fewer digits make a smaller page. */
const round = (value: number) => Math.round(value * 1_000) / 1_000;

const imagePath = (file: string) => file && routes.file(file);

/** Returns the point of coordinates on the drawing; undefined where they are missing or outside. */
export function placeOf(latitude?: number, longitude?: number): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const { x, y } = project(latitude, longitude);
  const place = { x: round(x), y: round(y) };
  const isOnMap = x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT;
  return isOnMap ? place : undefined;
}

/** Returns a branch as the map shows it. */
export function mapBranch(branch: ListedBranch): MapBranch {
  return {
    id: branch.id,
    name: branch.name,
    address: addressLines(branch).join(', '),
    phone: branchPhoneParts(branch),
    href: routes.branch(branch),
    image: imagePath(branch.name_marker_image),
    place: placeOf(branch.latitude, branch.longitude),
  };
}

/** Returns the data of the map, with every line that a marker of the map names. */
export function mapPlaces(
  markers: LineMarker[],
  presenceMarkers: PresenceMarker[],
  offices: ListedBranch[],
): MapPlaces {
  const lines = new Map<string, MapLine>(
    markers.map(({ name, name_marker_image: image }) => [
      nameKey(name),
      { name, image: imagePath(image) },
    ]),
  );
  const placed = presenceMarkers.flatMap(({ latitude, longitude, business_line: line }) => {
    const place = placeOf(latitude, longitude);
    const key = nameKey(line.name);
    if (!place || key === '') return [];
    const known = lines.get(key);
    if (!known?.image) {
      lines.set(key, { name: known?.name ?? line.name, image: imagePath(line.name_marker_image) });
    }
    return [{ ...place, key }];
  });
  const indexOf = new Map([...lines.keys()].map((key, index) => [key, index]));
  return {
    lines: [...lines.values()],
    presence: placed.map(({ x, y, key }) => [x, y, indexOf.get(key) ?? 0]),
    states: groupByState(offices).map(({ state, branches }) => ({
      state,
      branches: branches.map(mapBranch),
    })),
  };
}

/** Reads everything the map shows; unavailable parts are empty. */
export async function readMapPlaces(): Promise<MapPlaces> {
  const [markers, presence, offices] = await Promise.all([
    getLineMarkers(),
    getPresence(),
    getOffices(),
  ]);
  return mapPlaces(listOrEmpty(markers), listOrEmpty(presence), listOrEmpty(offices));
}
