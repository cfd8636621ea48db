import { NO_CAMPAIGN } from '@/lib/features/campaigns/counts.mts';
import type { Submission } from '@/lib/content/gateway/submissions';

/**
 * A message with a last line that names its campaign; the contract has no field for it. A quote, and
 * what came without a campaign, stay as they are.
 *
 * @param campaign of `campaignLabel`: nobody can write to the sales desk through a link.
 */
export function addCampaignLine(submission: Submission, campaign: string): Submission {
  if (submission.call === 'quote' || campaign === NO_CAMPAIGN) return submission;
  const message = `${submission.body.message}\nCampaña: ${campaign}`;
  return submission.call === 'contact'
    ? { call: 'contact', body: { ...submission.body, message } }
    : { call: 'message', body: { ...submission.body, message } };
}
