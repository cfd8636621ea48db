import { recordSteps } from '@/lib/features/campaigns/steps';
import { reportHandler } from '@/lib/features/submissions/reports';

/** Counts steps of the wizard for a campaign: no cookie, no id. 204, or an error status. */
export const POST = reportHandler('steps', recordSteps);
