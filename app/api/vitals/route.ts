import { reportHandler } from '@/lib/features/submissions/reports';
import { recordVitals } from '@/lib/features/vitals/record';

/** Records a visit's web vitals: no cookie, no id, no query. Responds with 204 or an error status. */
export const POST = reportHandler('vitals', recordVitals);
