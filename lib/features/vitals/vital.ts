/** See web.dev/vitals: CLS is a score, the others are milliseconds. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export const devices = ['phone', 'tablet', 'desktop'] as const;

export interface Vital {
  name: (typeof vitalNames)[number];
  value: number;
  /** Without the query string, which may contain a visitor's search. */
  path: string;
}

export interface VitalsReport {
  device: (typeof devices)[number];
  vitals: Vital[];
}
