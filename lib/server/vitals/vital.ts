/** What is measured (web.dev/vitals): CLS is a score, the others are milliseconds. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export const devices = ['phone', 'tablet', 'desktop'] as const;

/** One measurement of one visit. */
export interface Vital {
  name: (typeof vitalNames)[number];
  value: number;
  /** Without the query string, which may hold what a visitor searched for. */
  path: string;
}

/** What a browser sends in one go. */
export interface VitalsReport {
  device: (typeof devices)[number];
  vitals: Vital[];
}
