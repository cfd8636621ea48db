import campaigns from '@/data/campaigns.json';
import { NO_CAMPAIGN, OTHER_CAMPAIGNS } from '@/lib/features/campaigns/counts.mts';

const known = new Set(campaigns.campaigns.map(({ slug }) => slug));

/** Under which name a campaign is counted: one of the list, else one of all others. */
export function campaignLabel(slug: string): string {
  if (slug === '') return NO_CAMPAIGN;
  return known.has(slug) ? slug : OTHER_CAMPAIGNS;
}
