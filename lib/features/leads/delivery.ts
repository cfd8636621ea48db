import 'server-only';
import { submit, type Submission } from '@/lib/content/gateway/submissions';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import type { Lead, Outbox } from '@/lib/features/leads/outbox.mts';
import { errorReason } from '@/lib/server/database/database.mts';
import { log } from '@/lib/server/observability/logger';

/**
 * The outcome of a submission for its visitor.
 * - `accepted`: the gateway has it. Without a folio, if it could not be stored.
 * - `received`: it is stored and will be sent again, or once a person releases it.
 * - `rejected`: the gateway does not accept the data.
 * - `failed`: it could neither be stored nor delivered.
 */
export type DeliveryResult =
  | { outcome: 'accepted'; folio?: string; isRepeated?: true }
  | { outcome: 'received'; folio: string; isRepeated?: true; isHeld?: true }
  | { outcome: 'rejected' | 'failed' };

/** Counts and logs an error of the outbox, without the lead's content. */
export function noteOutboxError(action: string, error: unknown): void {
  leadMetrics().storeErrors.inc();
  log.error({ action, reason: errorReason(error) }, 'outbox');
}

const SYSTEM = { openOutbox, submit };

/** Creates the delivery of one process. Its functions never throw. */
export function createDelivery({ openOutbox, submit }: typeof SYSTEM) {
  /** Sends a leased lead once and records the outcome. */
  async function deliver(
    outbox: Outbox,
    lead: Lead,
    { isVisitorWaiting = false } = {},
  ): Promise<'accepted' | 'rejected' | 'failed'> {
    const result = lead.submission
      ? await submit(lead.submission, lead.idempotencyKey)
      : // Another instance may have the key that decrypts it.
        ({ outcome: 'failed', reason: 'unreadable' } as const);
    leadMetrics().attempts.inc({ outcome: result.outcome });
    try {
      if (result.outcome === 'accepted') await outbox.markDelivered(lead);
      else if (result.outcome === 'failed') await outbox.retry(lead, result.reason);
      else if (isVisitorWaiting) await outbox.remove(lead);
      else await outbox.markUndeliverable(lead, result.reason);
    } catch (error) {
      // When the lease ends, the lead is sent again with the same key.
      noteOutboxError('record', error);
    }
    return result.outcome;
  }

  return {
    deliver,

    /**
     * Stores a submission, then sends it. If it cannot be stored, it goes straight to the gateway.
     *
     * @param idempotencyKey a repeated submission has the same key and is one lead.
     * @param isHeld whether the lead is only stored, for a person to judge.
     */
    async storeAndDeliver(
      submission: Submission,
      idempotencyKey: string,
      isHeld = false,
    ): Promise<DeliveryResult> {
      let outbox: Outbox;
      let stored: Awaited<ReturnType<Outbox['store']>>;
      try {
        outbox = await openOutbox();
        stored = await outbox.store(idempotencyKey, submission, { isHeld });
      } catch (error) {
        noteOutboxError('store', error);
        if (isHeld) return { outcome: 'failed' };
        const { outcome } = await submit(submission, idempotencyKey);
        return { outcome };
      }
      const { lead, isNew } = stored;
      const { folio } = lead;
      if (!isNew) {
        const outcome = lead.state === 'delivered' ? 'accepted' : 'received';
        return { outcome, folio, isRepeated: true };
      }
      if (isHeld) return { outcome: 'received', folio, isHeld };
      const outcome = await deliver(outbox, lead, { isVisitorWaiting: true });
      if (outcome === 'rejected') return { outcome };
      return { outcome: outcome === 'accepted' ? 'accepted' : 'received', folio };
    },
  };
}

/** The delivery of this process. */
export const { deliver, storeAndDeliver } = createDelivery(SYSTEM);
