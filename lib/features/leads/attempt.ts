import 'server-only';
import { LRUCache } from 'lru-cache';
import { config } from '@/lib/config';
import { submit, type Submission, type SubmissionOutcome } from '@/lib/content/gateway/submissions';
import type { Lead } from '@/lib/features/leads/lead.mts';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { retryAfter } from '@/lib/features/leads/retry.mts';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { errorReason } from '@/lib/server/database/error-reason';
import { log } from '@/lib/server/observability/logger';
import { globalSingleton } from '@/lib/util/global-singleton';

const MOST_TAKEN = 10_000;

/** What answers: the gateway's reads, or its submissions, which may fail while reads do not. */
type Part = 'probe' | 'delivery';

/** What a process knows of the gateway's outages. */
export class Recovery {
  /** Nothing is known after a start, so the first success counts as a recovery. */
  private readonly down = new Set<Part>(['probe']);
  private isBack = false;

  noteDown(part: Part): void {
    this.down.add(part);
  }

  noteUp(part: Part): void {
    if (this.down.delete(part)) this.isBack = true;
  }

  /** Whether a part of the gateway has come back since this was last asked. */
  take(): boolean {
    const { isBack } = this;
    this.isBack = false;
    return isBack;
  }
}

/** What this process knows of them. */
export const recovery = globalSingleton('lead-recovery', () => new Recovery());

/** `postponed`: it is sent again by itself. `undeliverable`: a person decides. */
type AttemptEnd = 'delivered' | 'postponed' | 'undeliverable' | 'rejected';

/** Ids of leads that the gateway took last. The store may not know of it, or be away. */
interface TakenLeads {
  has(id: string): boolean;
  set(id: string, isTaken: true): unknown;
}

/** What attempts work with. */
export interface AttemptParts {
  /** Posts a submission once, under the lead's key. Never throws. */
  submit: (submission: Submission, key: string) => Promise<SubmissionOutcome>;
  recovery: Recovery;
  taken: TakenLeads;
  random?: () => number;
  /** Whether the gateway keeps one lead of those with the same key. */
  honoursKeys(): boolean;
}

/** Counts and logs a failure of the store, without the lead's content. */
export function noteStoreError(action: string, error: unknown): void {
  leadMetrics().storeErrors.inc();
  log.error({ action, reason: errorReason(error) }, 'lead store');
}

/** How one process sends leads to the gateway, each claimed before. */
export function createAttempts({ submit, recovery, taken, random, honoursKeys }: AttemptParts) {
  /** What the gateway has taken is not sent again. */
  async function send(submission: Submission, id: string): Promise<SubmissionOutcome> {
    if (taken.has(id)) return { outcome: 'accepted' };
    const result = await submit(submission, id);
    if (result.outcome === 'accepted') taken.set(id, true);
    return result;
  }

  async function record(
    store: LeadStore,
    lead: Lead,
    result: SubmissionOutcome,
    refuse?: () => Promise<void>,
  ): Promise<AttemptEnd> {
    if (result.outcome === 'accepted') {
      recovery.noteUp('delivery');
      await store.markDelivered(lead.id);
      return 'delivered';
    }
    const { outcome: end, reason } = result;
    if (end === 'rejected' && refuse) {
      await refuse();
      return 'rejected';
    }
    const takesOthers = await store.takesOthers(lead);
    if (!takesOthers && (end === 'unsent' || end === 'failing')) recovery.noteDown('delivery');
    const gateway = { takesOthers, honoursKeys: honoursKeys() };
    const retry = retryAfter(end, lead, gateway, random);
    if (retry) await store.postpone(lead, reason, retry);
    else await store.markUndeliverable(lead, reason);
    if (end === 'rejected') return 'rejected';
    return retry ? 'postponed' : 'undeliverable';
  }

  return {
    /**
     * Delivers a claimed lead once and records what came of it. Never throws.
     *
     * @param refuse what becomes of a lead that the gateway refuses; without it, a person decides.
     */
    async attempt(
      store: LeadStore,
      lead: Lead,
      submission: Submission,
      refuse?: () => Promise<void>,
    ): Promise<AttemptEnd> {
      const result = await send(submission, lead.id);
      let end: AttemptEnd = result.outcome === 'accepted' ? 'delivered' : 'postponed';
      try {
        end = await record(store, lead, result, refuse);
      } catch (error) {
        // The claim ends by itself. Another process delivers the lead again under the same key.
        noteStoreError('record', error);
      }
      leadMetrics().attempts.inc({ outcome: end === 'rejected' ? 'undeliverable' : end });
      return end;
    },

    /** Posts what could not be stored. Never throws. */
    sendUnstored: send,
  };
}

/** Those of this process. */
export const attempts = createAttempts({
  submit,
  recovery,
  taken: globalSingleton('leads-taken', () => new LRUCache<string, true>({ max: MOST_TAKEN })),
  honoursKeys: () => config.gatewayHonoursKeys,
});
