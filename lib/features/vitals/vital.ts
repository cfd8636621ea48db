/** See web.dev/vitals: CLS is a score, the others are milliseconds. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** By the width of the window. */
export const devices = ['phone', 'tablet', 'desktop'] as const;

/** A measurement of a page; milliseconds, and a score without unit for shifts. */
export interface Vital {
  name: (typeof vitalNames)[number];
  value: number;
  /** Without the query string, which may contain a visitor's search. */
  path: string;
}

/** What a page sends when it is left. */
export interface VitalsReport {
  device: (typeof devices)[number];
  vitals: Vital[];
}
