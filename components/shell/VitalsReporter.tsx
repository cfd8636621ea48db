'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { reportVital } from '@/lib/server/vitals/send';

/** Measures this visit: how soon it showed, answered and stood still. */
export function VitalsReporter() {
  useReportWebVitals(reportVital);
  return null;
}
