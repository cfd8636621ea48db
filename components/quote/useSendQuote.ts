import { useState } from 'react';
import type { QuoteSession } from '@/components/quote/useQuote';
import { sendSubmission, type Unsent } from '@/lib/features/forms/send';
import { STEP, emptyQuote } from '@/lib/features/quote/state';
import { quoteFields, type QuotePerson } from '@/lib/features/quote/submission';
import { clearedDetails } from '@/lib/features/quote/session';
import { apiRoutes } from '@/lib/server/routing/routes';

interface Sending {
  /** True until the result is known; nothing else can be sent or changed meanwhile. */
  isSending?: boolean;
  /** The failure of the last attempt, if any. */
  unsent?: Unsent;
}

/** Sends the quote, and completes it once the gateway has accepted it. */
export function useSendQuote({ quote, dispatch, details, update }: QuoteSession) {
  const [sending, setSending] = useState<Sending>({});
  const { isSending = false, unsent } = sending;

  const restart = () => {
    dispatch({ type: 'restore', quote: emptyQuote });
    update(clearedDetails());
    setSending({});
  };
  const send = async (person: QuotePerson, trap: string) => {
    const fields = quoteFields(quote, person);
    if (!fields) return;
    setSending({ isSending: true });
    const { submission } = details;
    const result = await sendSubmission({ path: apiRoutes.quote(), fields, submission, trap });
    if (result.outcome !== 'received' && result.outcome !== 'accepted')
      return setSending({ unsent: result });
    // The visitor may have gone back meanwhile, so this restores the quote that was sent.
    dispatch({ type: result.outcome === 'accepted' ? 'sent' : 'restore', quote });
    update(clearedDetails(result.folio));
    setSending({});
  };
  const { folio } = details;
  /** The quote that the site has stored and delivers later, if any. */
  const received = folio !== '' && quote.step !== STEP.done && { folio, onRestart: restart };
  return { send, isSending, unsent, received };
}

export type QuoteSending = ReturnType<typeof useSendQuote>;
