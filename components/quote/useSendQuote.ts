import { useState } from 'react';
import type { HeldQuote } from '@/components/quote/useQuote';
import { newSubmissionId, submissionFor } from '@/lib/features/forms/form-meta';
import { sendSubmission, type Unsent } from '@/lib/features/forms/send';
import { emptyQuote } from '@/lib/features/quote/state';
import { quoteFields, type QuotePerson } from '@/lib/features/quote/submission';
import { forgotten } from '@/lib/features/quote/visit';
import { apiRoutes } from '@/lib/server/routing/routes';

interface Sending {
  /** Until its end is known nothing else is sent or changed. */
  isSending?: boolean;
  /** How the last one ended, if it failed. */
  unsent?: Unsent;
  /** What the gateway refused. */
  refused?: string;
  isInReview?: boolean;
  /** A kept quote is being corrected. */
  isCorrecting?: boolean;
  /** Of the quote that the gateway has. */
  sentFolio?: string | undefined;
}

/** Sends the quote, and ends it once the gateway has taken it. */
export function useSendQuote({ quote, dispatch, visit, update }: HeldQuote) {
  const [sending, setSending] = useState<Sending>({});
  const { isSending = false, unsent, refused, sentFolio = '' } = sending;
  const { isInReview = false, isCorrecting = false } = sending;

  const finish = (folio?: string) => {
    dispatch({ type: 'sent', quote: { ...quote, step: 5 } });
    update(forgotten());
    setSending({ sentFolio: folio });
  };
  const restart = () => {
    dispatch({ type: 'restore', quote: emptyQuote });
    update(forgotten());
    setSending({});
  };
  /** Back to the filled form; what is sent then takes the place of the kept quote. */
  const correct = () => {
    update({ submission: newSubmissionId() });
    setSending({ isCorrecting: true });
  };
  const send = async (person: QuotePerson, trap: string) => {
    const fields = quoteFields(quote, person);
    if (!fields) return;
    setSending({ isCorrecting, isSending: true });
    const { receipt } = visit;
    const typed = JSON.stringify(fields);
    const submission = submissionFor(visit.submission, refused, typed);
    update({ submission });
    const path = apiRoutes.quote();
    const replaces = receipt || undefined;
    const result = await sendSubmission({ path, fields, submission, trap, replaces });
    if (result.outcome === 'kept') {
      const { folio, receipt: own, isInReview: isStuck } = result;
      // The visitor may have gone back meanwhile; what was sent counts.
      dispatch({ type: 'restore', quote });
      update({ folio, receipt: own });
      setSending({ isInReview: isStuck });
    } else if (result.outcome === 'accepted') finish(result.folio);
    else {
      const wasRefused = result.outcome === 'rejected' && { refused: typed };
      setSending({ isCorrecting, unsent: result, ...wasRefused });
    }
  };
  const { folio } = visit;
  /** The quote that waits for its delivery, if any. */
  const kept = folio !== '' &&
    !isCorrecting && {
      folio,
      isInReview,
      onDelivered: () => finish(folio),
      onMissing: () => update({ folio: '', receipt: '' }),
      onCorrect: isInReview ? undefined : correct,
      onRestart: restart,
    };
  return { send, isSending, unsent, kept, isCorrecting, sentFolio };
}

export type QuoteSending = ReturnType<typeof useSendQuote>;
