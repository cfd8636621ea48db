/** A place on the drawing `public/mapa-mexico.svg` (after @svg-maps/mexico), from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The width of the drawing, in its own units. */
export const MAP_WIDTH = 793;
/** The height of the drawing, in its own units. */
export const MAP_HEIGHT = 498;

/** The linear parts of a Mercator projection that fits the drawing. */
const [X_SCALE, X_OFFSET, Y_SCALE, Y_OFFSET] = [25.0319, 2963.338, 24.8677, 862.579];

/** Converts degrees to units of the drawing. */
export function project(latitude: number, longitude: number): Point {
  const mercator = (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
  return { x: X_SCALE * longitude + X_OFFSET, y: Y_OFFSET - Y_SCALE * mercator };
}

/** Converts units of the drawing to degrees, with Google's names for them. */
export function unproject({ x, y }: Point): { lat: number; lng: number } {
  const mercator = (Y_OFFSET - y) / Y_SCALE;
  const lat = (Math.atan(Math.exp((mercator * Math.PI) / 180)) * 360) / Math.PI - 90;
  return { lat, lng: (x - X_OFFSET) / X_SCALE };
}

/** The share of the stage that the drawing takes. Pins need room above their place, and Cancún at the side. */
const FIT = 0.88;
const [MIDDLE_X, MIDDLE_Y] = [MAP_WIDTH / 2 + 15, MAP_HEIGHT / 2 - 10];

/** Converts units of the drawing to percent of the stage around it. */
export function stagePosition({ x, y }: Point): Point {
  return {
    x: ((x - MIDDLE_X) * FIT * 100) / MAP_WIDTH + 50,
    y: ((y - MIDDLE_Y) * FIT * 100) / MAP_HEIGHT + 50,
  };
}

/** Returns the units of the drawing in one pixel of a stage of this width. */
export const unitsPerPixel = (stageWidth: number) => MAP_WIDTH / (FIT * stageWidth);

/** Returns the units of the drawing in one pixel of Google's map, which is 256 pixels wide at zoom 0. */
export const googleUnitsPerPixel = (zoom: number) => (X_SCALE * 360) / (256 * 2 ** zoom);
