import { MAP_HEIGHT, MAP_WIDTH, type Point } from '@/lib/features/map/projection';

/** The part of the drawing that is shown: its middle, in units of the drawing, and the zoom. */
export interface View extends Point {
  /** 1 shows the whole country. */
  scale: number;
}

/** Pixels of the map's frame. */
export interface Size {
  width: number;
  height: number;
}

/** Of the stage, what the whole country takes: markers at its corners stand clear of the edge. */
const FIT = 0.88;

/** What the stage shows at zoom 1, in units of the drawing. */
const STAGE_WIDTH = MAP_WIDTH / FIT;
const STAGE_HEIGHT = MAP_HEIGHT / FIT;

/** Cancún lies at the drawing's east end and pins rise above their place: both take more room. */
const EASTWARD = 15;
const NORTHWARD = 10;

export const WHOLE: View = {
  x: MAP_WIDTH / 2 + EASTWARD,
  y: MAP_HEIGHT / 2 - NORTHWARD,
  scale: 1,
};
export const MAX_SCALE = 32;
/** Zoom of a branch's own page. */
export const BRANCH_SCALE = 4;

/** The frame as the server takes it, before the browser has measured it. */
export const USUAL_SIZE: Size = { width: 760, height: 477 };

/** Markers whose middles are nearer than this, in pixels, would overlap: a group is 70 wide. */
const MARKER_PX = 64;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The same view, kept on the drawing; at zoom 1 it is the whole country. */
export function held({ x, y, scale }: View): View {
  const kept = within(scale, 1, MAX_SCALE);
  if (kept === 1) return WHOLE;
  return { x: within(x, 0, MAP_WIDTH), y: within(y, 0, MAP_HEIGHT), scale: kept };
}

/** Moves the view by pixels of the frame; positive values show what lies to the right and below. */
export function panned(view: View, dx: number, dy: number, size: Size): View {
  const unit = STAGE_WIDTH / (size.width * view.scale);
  return held({ ...view, x: view.x + dx * unit, y: view.y + dy * unit });
}

/** Where a point stands in the stage (the frame's width, in the drawing's proportion), in percent. */
export function positionOf(point: Point, view: View): Point {
  const percent = (value: number) => Math.round(value * 1e5) / 1e3;
  return {
    x: percent(((point.x - view.x) * view.scale) / STAGE_WIDTH + 0.5),
    y: percent(((point.y - view.y) * view.scale) / STAGE_HEIGHT + 0.5),
  };
}

/**
 * The upper right corner of the frame, in CSS pixels: a marker that stands there would lie under
 * the zoom's buttons, with less than 24 px of it left to press.
 */
const ZOOM_CORNER = { width: 54, height: 162 };

/**
 * Whether a marker at a position of `positionOf` can be seen and pressed: in the frame, which may be
 * taller than the stage, and not under the zoom's buttons.
 */
export function isInFrame({ x, y }: Point, size: Size): boolean {
  const stage = (size.width * MAP_HEIGHT) / MAP_WIDTH;
  const beyond = Math.max(0, (size.height / stage - 1) * 50);
  const fromRight = ((100 - x) / 100) * size.width;
  const fromTop = ((y + beyond) / 100) * stage;
  const isUnderZoom = fromRight < ZOOM_CORNER.width && fromTop < ZOOM_CORNER.height;
  return x >= 0 && x <= 100 && y >= -beyond && y <= 100 + beyond && !isUnderZoom;
}

/** How far the drawing, as wide as the stage, is moved (in percent of itself) and enlarged. */
export function drawingAt(view: View): View {
  return { ...positionOf({ x: 0, y: 0 }, view), scale: view.scale * FIT };
}

/** How near markers may stand without becoming one, in units of the drawing. */
export function clusterRadius(scale: number, size: Size): number {
  return (MARKER_PX * STAGE_WIDTH) / (size.width * scale);
}
