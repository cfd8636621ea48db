import { useReportWebVitals } from 'next/web-vitals';
import { reportVital } from '@/lib/features/vitals/send';

export function VitalsReporter() {
  useReportWebVitals(reportVital);
  return null;
}
