interface Located {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const EARTH_RADIUS_KM = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies; Infinity where a place is unknown. */
export function distance(a: Located, b: Located): number {
  if (a.latitude === undefined || a.longitude === undefined) return Infinity;
  if (b.latitude === undefined || b.longitude === undefined) return Infinity;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const haversine =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}
