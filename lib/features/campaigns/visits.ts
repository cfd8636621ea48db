import 'server-only';
import { countEvents } from '@/lib/features/campaigns/buffer';
import { campaignLabel } from '@/lib/features/campaigns/label';
import { isLanding } from '@/lib/features/campaigns/landing';
import { createRecentVisits } from '@/lib/features/campaigns/recent-visits';
import { isPerson } from '@/lib/features/campaigns/visitors';
import { clientKeyOf } from '@/lib/server/http/client-key';
import type { OnCampaignPage } from '@/lib/server/response/pipeline';
import { campaignSlug } from '@/lib/server/routing/campaign-query';
import { globalSingleton } from '@/lib/util/global-singleton';

const recent = () => globalSingleton('recent-visits', () => createRecentVisits());

/**
 * Counts a page with campaign parameters as a visit, where a person arrives with it: one for each
 * client, campaign and page in ten minutes.
 */
export const countVisit: OnCampaignPage = ({ headers }, path, query) => {
  const slug = campaignSlug(query);
  // A source alone is no campaign, and visits without one are not counted.
  if (slug === '' || !isLanding(headers) || !isPerson(headers['user-agent'])) return;
  const campaign = campaignLabel(slug);
  const client = clientKeyOf([headers['x-forwarded-for']].flat().join(','));
  if (recent().isFirst(client, campaign, path)) countEvents(campaign, ['visit']);
};
