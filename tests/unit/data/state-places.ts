type Place = {
  south: number;
  north: number;
  west: number;
  east: number;
  /** The lowest and the highest first two digits of its postal codes. */
  postal: readonly [number, number];
};

const place = (
  south: number,
  north: number,
  west: number,
  east: number,
  ...postal: [number, number]
): Place => ({ south, north, west, east, postal });

/** The bounds of each state by its id in the catalogue, to a tenth of a degree. */
export const STATE_PLACES: Readonly<Record<number, Place>> = {
  1: place(21.6, 22.5, -102.9, -101.8, 20, 20),
  2: place(28.0, 32.8, -117.2, -112.7, 21, 22),
  3: place(22.8, 28.0, -115.1, -109.4, 23, 23),
  4: place(17.8, 20.9, -92.5, -89.1, 24, 24),
  5: place(24.5, 29.9, -103.9, -99.8, 25, 27),
  6: place(18.6, 19.6, -104.8, -103.4, 28, 28),
  7: place(14.5, 18.0, -94.2, -90.3, 29, 30),
  8: place(25.5, 31.8, -109.1, -103.3, 31, 33),
  9: place(19.0, 19.6, -99.4, -98.9, 0, 16),
  10: place(22.3, 26.9, -107.2, -102.4, 34, 35),
  11: place(19.9, 21.9, -102.1, -99.6, 36, 38),
  12: place(16.3, 18.9, -102.2, -98.0, 39, 41),
  13: place(19.6, 21.4, -99.9, -97.9, 42, 43),
  14: place(18.9, 22.8, -105.7, -101.5, 44, 49),
  15: place(18.3, 20.3, -100.7, -98.5, 50, 57),
  16: place(17.9, 20.4, -103.8, -100.0, 58, 61),
  17: place(18.3, 19.2, -99.5, -98.6, 62, 62),
  18: place(20.6, 23.1, -105.8, -103.7, 63, 63),
  19: place(23.1, 27.8, -101.3, -98.4, 64, 67),
  20: place(15.6, 18.7, -98.6, -93.8, 68, 71),
  21: place(17.8, 20.9, -99.1, -96.7, 72, 75),
  22: place(20.0, 21.7, -100.6, -99.0, 76, 76),
  23: place(17.8, 21.7, -89.4, -86.7, 77, 77),
  24: place(21.1, 24.5, -102.3, -98.3, 78, 79),
  25: place(22.4, 27.1, -109.5, -105.3, 80, 82),
  26: place(26.2, 32.5, -115.1, -108.4, 83, 85),
  27: place(17.2, 18.7, -94.2, -90.9, 86, 86),
  28: place(22.2, 27.7, -100.2, -97.1, 87, 89),
  29: place(19.1, 19.8, -98.8, -97.6, 90, 90),
  30: place(17.1, 22.5, -98.7, -93.6, 91, 96),
  31: place(19.5, 21.7, -90.5, -87.5, 97, 97),
  32: place(21.0, 25.2, -104.4, -100.7, 98, 99),
};
