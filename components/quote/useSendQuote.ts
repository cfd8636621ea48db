import { useState, type Dispatch } from 'react';
import type { usePersistedQuote } from '@/components/quote/usePersistedQuote';
import { sendSubmission } from '@/lib/features/forms/send';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import type { QuotePerson } from '@/lib/features/quote/person';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { quoteFields } from '@/lib/features/quote/submission';
import { apiRoutes } from '@/lib/server/routing/routes';

/** Sends the quote, and ends it once the gateway has taken it. */
export function useSendQuote(
  quote: Quote,
  dispatch: Dispatch<QuoteEvent>,
  persisted: ReturnType<typeof usePersistedQuote>,
) {
  const [hasFailed, setFailed] = useState(false);

  const finish = () => {
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
    const { submission } = persisted;
    const result = await sendSubmission({ path: apiRoutes.quote(), fields, submission, trap });
    if (result.outcome === 'failed') setFailed(true);
    else if (result.outcome === 'kept') persisted.setFolio(result.folio);
    else finish();
  };
  return { hasFailed, send, finish, reopen, restart };
}
