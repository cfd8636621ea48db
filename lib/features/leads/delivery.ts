import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { config } from '@/lib/config';
import { submit, type Submission, type SubmissionOutcome } from '@/lib/content/gateway/submissions';
import type { Happening } from '@/lib/features/campaigns/counts.mts';
import { campaignMetrics } from '@/lib/features/campaigns/metrics';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { openLeadStore } from '@/lib/features/leads/open-store.mts';
import { noteDown, noteUp } from '@/lib/features/leads/recovery';
import { retryAfter } from '@/lib/features/leads/retry.mts';
import type { Lead, LeadStore } from '@/lib/features/leads/store.mts';
import { errorReason } from '@/lib/server/database/error-reason';
import { log } from '@/lib/server/observability/logger';

/** How often a lead that another request delivers is looked at. In ms. */
const POLL_MS = 200;
/** Longer than an attempt and shorter than a browser's patience (lib/features/forms/send.ts). */
const FOLLOW_MS = 12_000;

/**
 * What became of a submission: with the gateway (under a folio, unless it could not be stored), in the store (where a person decides, if it is not
 * sent again by itself), refused by the gateway, or none of these.
 */
export type DeliveryResult =
  | { outcome: 'accepted'; folio?: string; isRepeated?: boolean }
  | { outcome: 'kept'; folio: string; isInReview: boolean; receipt: string; isRepeated?: boolean }
  | { outcome: 'rejected' }
  | { outcome: 'failed' }
  | { outcome: 'limited'; waitSeconds: number };

/** Counts a submission; resolves to the seconds to wait when over the limit. */
type TakeQuota = () => Promise<number | undefined>;

export function noteStoreError(action: string, error: unknown): void {
  leadMetrics().storeErrors.inc();
  log.error({ action, reason: errorReason(error) }, 'lead store');
}

/** `postponed`: it is sent again by itself. `undeliverable`: a person decides. */
type AttemptEnd = 'delivered' | 'postponed' | 'undeliverable' | 'rejected';

async function record(
  store: LeadStore,
  lead: Lead,
  result: SubmissionOutcome,
): Promise<AttemptEnd> {
  if (result.outcome === 'accepted') {
    noteUp('delivery');
    await store.markDelivered(lead.id);
    return 'delivered';
  }
  const { outcome: end, reason } = result;
  const takesOthers = await store.takesOthers(lead);
  if (!takesOthers && (end === 'unsent' || end === 'failing')) noteDown('delivery');
  const retry = retryAfter(end, lead, { takesOthers, honoursKeys: config.gatewayHonoursKeys });
  if (retry) await store.postpone(lead, reason, retry);
  else await store.markUndeliverable(lead, reason);
  if (end === 'rejected') return 'rejected';
  return retry ? 'postponed' : 'undeliverable';
}

/** Delivers a claimed lead once and records what came of it. Never throws. */
export async function attempt(
  store: LeadStore,
  lead: Lead,
  submission: Submission,
): Promise<AttemptEnd> {
  const result = await submit(submission, lead.id);
  let end: AttemptEnd = result.outcome === 'accepted' ? 'delivered' : 'postponed';
  try {
    end = await record(store, lead, result);
  } catch (error) {
    // The claim ends by itself, and the lead is delivered again under the same key.
    noteStoreError('record', error);
  }
  leadMetrics().attempts.inc({ outcome: end === 'rejected' ? 'undeliverable' : end });
  return end;
}

const keptAs = ({ id, folio, state }: Lead) =>
  ({ outcome: 'kept', folio, isInReview: state !== 'pending', receipt: id }) as const;

/** A lead that was stored before: by a double press, a reload, another tab or another instance. */
async function follow(store: LeadStore, id: string): Promise<DeliveryResult> {
  const end = Date.now() + FOLLOW_MS;
  for (;;) {
    const lead = await store.find(id);
    // The other request was over its limit.
    if (lead === undefined) return { outcome: 'limited', waitSeconds: 1 };
    if (lead.state === 'delivered') {
      return { outcome: 'accepted', folio: lead.folio, isRepeated: true };
    }
    const isWaiting = lead.state === 'pending' && lead.claimedUntil > Date.now();
    if (!isWaiting || Date.now() > end) return { ...keptAs(lead), isRepeated: true };
    await sleep(POLL_MS);
  }
}

async function sendUnstored(
  submission: Submission,
  id: string,
  takeQuota: TakeQuota,
): Promise<DeliveryResult> {
  const waitSeconds = await takeQuota();
  if (waitSeconds !== undefined) return { outcome: 'limited', waitSeconds };
  const { outcome } = await submit(submission, id);
  return { outcome: outcome === 'accepted' || outcome === 'rejected' ? outcome : 'failed' };
}

/** The campaign under which a lead is counted, and the day, `YYYY-MM-DD`. */
type Origin = Omit<Happening, 'event'>;

async function storeAndSend(
  submission: Submission,
  id: string,
  takeQuota: TakeQuota,
  origin: Origin,
  replaces: string | undefined,
): Promise<DeliveryResult> {
  const event = submission.call === 'quote' ? 'quote' : 'message';
  const counted: Happening = { ...origin, event };
  let store: LeadStore;
  let kept: Awaited<ReturnType<LeadStore['keep']>>;
  try {
    store = await openLeadStore();
    kept = await store.keep(id, JSON.stringify(submission), counted, replaces);
  } catch (error) {
    noteStoreError('keep', error);
    return sendUnstored(submission, id, takeQuota);
  }
  const { lead, isNew, replaced } = kept;
  const undo = async () => {
    try {
      await store.discard(lead, counted, replaces);
      if (replaced) await store.release(replaced);
    } catch (error) {
      noteStoreError('discard', error);
    }
  };
  if (isNew) {
    const waitSeconds = await takeQuota();
    if (waitSeconds !== undefined) {
      await undo();
      return { outcome: 'limited', waitSeconds };
    }
    const end = await attempt(store, lead, submission);
    if (end === 'rejected') {
      // The visitor is told, and corrects it: nothing is left to keep.
      await undo();
      return { outcome: 'rejected' };
    }
    if (replaced) {
      await store.discard(replaced).catch((error: unknown) => noteStoreError('discard', error));
    }
    campaignMetrics().events.inc({ campaign: origin.campaign, event });
    if (end === 'delivered') return { outcome: 'accepted', folio: lead.folio };
    return { ...keptAs(lead), isInReview: end === 'undeliverable' };
  }
  try {
    return await follow(store, id);
  } catch (error) {
    noteStoreError('follow', error);
    return { ...keptAs(lead), isRepeated: true };
  }
}

const running = new Map<string, Promise<DeliveryResult>>();

/**
 * Stores a submission, then delivers it at once. Where the store cannot be written, the submission
 * goes straight to the gateway and is not said to be kept. Never throws.
 *
 * @param id the lead's `Idempotency-Key`: what is known under it is one lead.
 * @param takeQuota is asked for a new lead alone.
 * @param origin is counted with a new lead that is stored, and is not kept with it.
 * @param replaces receipt of the lead that this one corrects, if that still waits.
 */
export async function deliver(
  submission: Submission,
  id: string,
  takeQuota: TakeQuota,
  origin: Origin,
  replaces?: string,
): Promise<DeliveryResult> {
  const underWay = running.get(id);
  if (underWay) {
    const result = await underWay;
    const isTaken = result.outcome === 'accepted' || result.outcome === 'kept';
    return isTaken ? { ...result, isRepeated: true } : result;
  }
  const delivery = storeAndSend(submission, id, takeQuota, origin, replaces).finally(() =>
    running.delete(id),
  );
  running.set(id, delivery);
  return delivery;
}
