/** Mercator, fitted to the drawing `public/mapa-mexico.svg` (after @svg-maps/mexico). */

/** Of the drawing of the country, in its own units. */
export const MAP_WIDTH = 793;
/** Of the drawing of the country, in its own units. */
export const MAP_HEIGHT = 498;

/** A place on the drawing, from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Degrees to units of the drawing. */
export function project(latitude: number, longitude: number): Point {
  const mercator = (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
  return { x: 25.0319 * longitude + 2963.338, y: 862.579 - 24.8677 * mercator };
}

/** Units of the drawing to degrees. */
export function unproject({ x, y }: Point): { latitude: number; longitude: number } {
  const mercator = (862.579 - y) / 24.8677;
  const latitude = (Math.atan(Math.exp((mercator * Math.PI) / 180)) * 360) / Math.PI - 90;
  return { latitude, longitude: (x - 2963.338) / 25.0319 };
}

/** Whether a point is on the drawing. */
export function isOnMap({ x, y }: Point): boolean {
  return x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT;
}
