/** See web.dev/vitals: CLS is a score, the others are milliseconds. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export const devices = ['phone', 'tablet', 'desktop'] as const;

/** One measurement of one visit. */
export interface Vital {
  name: (typeof vitalNames)[number];
  value: number;
  /** Without the query string, which may contain a visitor's search. */
  path: string;
}

/** The body of a browser's report. */
export interface VitalsReport {
  device: (typeof devices)[number];
  vitals: Vital[];
}
