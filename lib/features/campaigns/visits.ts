import 'server-only';
import { countEvents } from '@/lib/features/campaigns/buffer';
import { campaignLabel } from '@/lib/features/campaigns/label';
import { isLanding } from '@/lib/features/campaigns/landing';
import { isPerson } from '@/lib/features/campaigns/visitors';
import type { OnCampaignPage } from '@/lib/server/http/precompressed-pages';
import { campaignSlug } from '@/lib/server/routing/campaign-query';

/** Counts a page with campaign parameters as a visit, where a person arrives with it. */
export const countVisit: OnCampaignPage = ({ headers }, query) => {
  const slug = campaignSlug(query);
  // A source alone is no campaign, and visits without one are not counted.
  if (slug === '' || !isLanding(headers) || !isPerson(headers['user-agent'])) return;
  countEvents(campaignLabel(slug), ['visit']);
};
