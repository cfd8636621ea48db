import { cluster } from '@/lib/features/map/clusters';
import { googleAccess, type GoogleAccess } from '@/lib/features/map/google';
import {
  branchMarks,
  countsOf,
  presenceMarks,
  type MapMode,
  type Mark,
  type StateCount,
} from '@/lib/features/map/marks';
import type { MapPlaces, MapPresence } from '@/lib/features/map/places';
import { clusterRadius, USUAL_SIZE, type View } from '@/lib/features/map/view';

/** More markers than these are fetched when the map comes into view. */
const PROPS_LIMIT = 300;
/** More branches than these are fetched likewise, and counted by state instead of listed. */
const BRANCH_LIMIT = 60;

/** What both maps show, the plain one and Google's. */
export interface ShownMap {
  marks: Mark[];
  lines: MapPlaces['lines'];
  states: MapPlaces['states'];
  start: View;
  ownId: number | undefined;
}

/** A group of markers as the server draws it: x, y, and how many they are. */
export type PreviewGroup = readonly [x: number, y: number, count: number];

export interface MapData extends Omit<MapPlaces, 'presence'> {
  /** Undefined where there are too many markers to travel with the page. */
  presence: MapPresence[] | undefined;
  /** How many branches each state has, where there are too many to travel; then `states` is a part. */
  counts: StateCount[] | undefined;
  /** Shown in each mode until the markers load. */
  preview: Record<MapMode, PreviewGroup[]>;
  /** Undefined with the plain map only. */
  google: GoogleAccess | undefined;
}

const hasMoreThan = (limit: number, states: MapPlaces['states']) =>
  states.reduce((sum, { branches }) => sum + branches.length, 0) > limit;

/** The branch of this id, under its state. */
function only(id: number, states: MapPlaces['states']): MapPlaces['states'] {
  return states.flatMap(({ state, branches }) => {
    const own = branches.find((branch) => branch.id === id);
    return own ? [{ state, branches: [own] }] : [];
  });
}

const previewOf = (marks: Mark[]) =>
  cluster(marks, clusterRadius(1, USUAL_SIZE)).map(({ x, y, members }): PreviewGroup => [
    Math.round(x),
    Math.round(y),
    members.length,
  ]);

/** By the places, which are the same while their list is: each page of a branch has all of them. */
const presencePreviews = new WeakMap<readonly MapPresence[], PreviewGroup[]>();

function presencePreview(presence: MapPresence[]): PreviewGroup[] {
  const known = presencePreviews.get(presence) ?? previewOf(presenceMarks(presence));
  presencePreviews.set(presence, known);
  return known;
}

/**
 * The data that is part of the page.
 *
 * @param ownId the branch whose page this is: its map has no other.
 */
export function mapData({ lines, presence, states: all }: MapPlaces, ownId?: number): MapData {
  const google = googleAccess();
  const states = ownId === undefined ? all : only(ownId, all);
  const isLong = hasMoreThan(BRANCH_LIMIT, states);
  const shown = isLong ? { states: [], counts: countsOf(states) } : { states, counts: undefined };
  if (presence.length <= PROPS_LIMIT && !isLong) {
    return { lines, presence, ...shown, preview: { suc: [], lineas: [] }, google };
  }
  const preview = {
    suc: isLong ? previewOf(branchMarks(states)) : [],
    lineas: presencePreview(presence),
  };
  return { lines, presence: undefined, ...shown, preview, google };
}
