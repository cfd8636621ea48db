import { MAP_HEIGHT, MAP_WIDTH, type Point } from '@/lib/features/map/projection';

/** The visible part of the drawing: its centre, in units of the drawing, and the zoom. */
export interface View extends Point {
  scale: number;
}

/** Of the map's frame, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Part of the stage that the country takes, so that corner markers stay clear of the edge. */
const FIT = 0.88;

const STAGE_WIDTH = MAP_WIDTH / FIT;
const STAGE_HEIGHT = MAP_HEIGHT / FIT;

/** Room for pins above their place and for Cancún at the east end. */
const EASTWARD = 15;
const NORTHWARD = 10;

/** The whole country. */
export const FULL_VIEW: View = {
  x: MAP_WIDTH / 2 + EASTWARD,
  y: MAP_HEIGHT / 2 - NORTHWARD,
  scale: 1,
};
/** As near as the drawing has details. */
export const MAX_SCALE = 32;
/** Some 400 km across: the coast and the borders around a branch. */
export const BRANCH_SCALE = 8;

/** Used before the browser has measured the frame. */
export const USUAL_SIZE: Size = { width: 760, height: 477 };

/** Markers closer than this would overlap; a cluster is 70 px wide. */
const MARKER_PX = 64;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Clamps a view to the drawing. */
export function clampView({ x, y, scale }: View): View {
  const clamped = within(scale, 1, MAX_SCALE);
  if (clamped === 1) return FULL_VIEW;
  return { x: within(x, 0, MAP_WIDTH), y: within(y, 0, MAP_HEIGHT), scale: clamped };
}

/** Moves the view by pixels of the frame; positive values go right and down. */
export function panView(view: View, dx: number, dy: number, size: Size): View {
  const unit = STAGE_WIDTH / (size.width * view.scale);
  return clampView({ ...view, x: view.x + dx * unit, y: view.y + dy * unit });
}

/** A point's position in the stage, in percent. */
export function positionOf(point: Point, view: View): Point {
  const percent = (value: number) => Math.round(value * 1e5) / 1e3;
  return {
    x: percent(((point.x - view.x) * view.scale) / STAGE_WIDTH + 0.5),
    y: percent(((point.y - view.y) * view.scale) / STAGE_HEIGHT + 0.5),
  };
}

/** CSS pixels. A marker under the zoom buttons would have less than 24 px left to press. */
const ZOOM_CORNER = { width: 54, height: 162 };

/** Whether a marker at this position can be seen and pressed. */
export function isInFrame({ x, y }: Point, size: Size): boolean {
  const stage = (size.width * MAP_HEIGHT) / MAP_WIDTH;
  const beyond = Math.max(0, (size.height / stage - 1) * 50);
  const fromRight = ((100 - x) / 100) * size.width;
  const fromTop = ((y + beyond) / 100) * stage;
  const isUnderZoom = fromRight < ZOOM_CORNER.width && fromTop < ZOOM_CORNER.height;
  return x >= 0 && x <= 100 && y >= -beyond && y <= 100 + beyond && !isUnderZoom;
}

/** The drawing's offset, in percent of its own size, and scale. */
export function drawingAt(view: View): View {
  return { ...positionOf({ x: 0, y: 0 }, view), scale: view.scale * FIT };
}

/** The distance below which markers are clustered, in units of the drawing. */
export function clusterRadius(scale: number, size: Size): number {
  return (MARKER_PX * STAGE_WIDTH) / (size.width * scale);
}
