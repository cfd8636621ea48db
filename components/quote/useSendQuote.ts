import { useState, type Dispatch } from 'react';
import type { usePersistedQuote } from '@/components/quote/usePersistedQuote';
import { useDraft } from '@/components/ui/useDraft';
import { reportSteps } from '@/lib/features/campaigns/send';
import { sendSubmission } from '@/lib/features/forms/send';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import type { QuotePerson } from '@/lib/features/quote/person';
import { readSavedQuote, serialiseQuote } from '@/lib/features/quote/saved';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { quoteFields } from '@/lib/features/quote/submission';
import { addCampaign } from '@/lib/server/routing/campaign-query';
import { apiRoutes } from '@/lib/server/routing/routes';

/** Sends the quote, and ends it once the gateway has taken it. */
export function useSendQuote(
  quote: Quote,
  dispatch: Dispatch<QuoteEvent>,
  persisted: ReturnType<typeof usePersistedQuote>,
) {
  const [hasFailed, setFailed] = useState(false);
  const draft = useDraft('cotizador');

  const finish = () => {
    reportSteps([6], persisted.campaign);
    dispatch({ type: 'sent', quote: { ...quote, step: 5 } });
    persisted.forget();
  };
  const reopen = () => persisted.setFolio('');
  const restart = () => {
    dispatch({ type: 'restore', quote: emptyQuote });
    persisted.forget();
  };
  const send = async (person: QuotePerson, trap: string) => {
    const fields = quoteFields(quote, person);
    if (!fields) return;
    setFailed(false);
    const { submission, campaign, reached } = persisted;
    const path = addCampaign(apiRoutes.quote(), campaign);
    const result = await sendSubmission({ path, fields, submission, trap });
    // The draft outlives the tab, so it names no campaign.
    const content = serialiseQuote({
      ...{ quote, person, submission, reached },
      ...{ folio: '', campaign: '' },
    });
    draft.settle(result, { submission, content });
    if (result.outcome === 'kept') persisted.setFolio(result.folio);
    else if (result.outcome === 'accepted') finish();
    else setFailed(true);
  };
  /** Puts an unsent quote back into the wizard; it is sent by the visitor alone. */
  const restoreDraft = () => {
    const saved = readSavedQuote(draft.draft?.content ?? '');
    if (!saved) return draft.erase();
    setFailed(false);
    persisted.restore(saved);
    draft.restore();
  };
  return { hasFailed, send, finish, reopen, restart, draft, restoreDraft };
}
