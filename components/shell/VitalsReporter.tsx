'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { reportVital } from '@/lib/server/vitals/send';

export function VitalsReporter() {
  useReportWebVitals(reportVital);
  return null;
}
