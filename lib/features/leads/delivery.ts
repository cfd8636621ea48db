import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { submit, type Submission } from '@/lib/content/gateway/submissions';
import type { Happening } from '@/lib/features/campaigns/counts.mts';
import { campaignMetrics } from '@/lib/features/campaigns/metrics';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { openLeadStore } from '@/lib/features/leads/open-store.mts';
import { noteDown, noteUp } from '@/lib/features/leads/recovery';
import { pauseAfter } from '@/lib/features/leads/retry.mts';
import type { Lead, LeadStore } from '@/lib/features/leads/store.mts';
import { errorReason } from '@/lib/server/database/error-reason';
import { log } from '@/lib/server/observability/logger';

/** How often a lead that another request delivers is looked at. In ms. */
const POLL_MS = 200;
/** Longer than an attempt and shorter than a browser's patience (lib/features/forms/send.ts). */
const FOLLOW_MS = 12_000;

/** What became of a submission: with the gateway, in the store, or neither. */
export type DeliveryResult =
  | { outcome: 'accepted'; isRepeated?: boolean }
  | { outcome: 'kept'; folio: string; isRepeated?: boolean }
  | { outcome: 'failed' }
  | { outcome: 'limited'; waitSeconds: number };

/** Counts a submission; resolves to the seconds to wait when over the limit. */
type TakeQuota = () => Promise<number | undefined>;

export function noteStoreError(action: string, error: unknown): void {
  leadMetrics().storeErrors.inc();
  log.error({ action, reason: errorReason(error) }, 'lead store');
}

/** Delivers a claimed lead once and records what came of it. Never throws. */
export async function attempt(
  store: LeadStore,
  lead: Lead,
  submission: Submission,
): Promise<'delivered' | 'kept'> {
  const result = await submit(submission, lead.id);
  const { attempts } = leadMetrics();
  try {
    if (result.outcome === 'accepted') {
      attempts.inc({ outcome: 'delivered' });
      noteUp('delivery');
      await store.markDelivered(lead.id);
    } else if (result.outcome === 'rejected') {
      attempts.inc({ outcome: 'undeliverable' });
      await store.markUndeliverable(lead, result.reason);
    } else {
      attempts.inc({ outcome: 'postponed' });
      noteDown('delivery');
      await store.postpone(lead, result.reason, pauseAfter(lead.attempts));
    }
  } catch (error) {
    // The claim ends by itself, and the lead is delivered again under the same key.
    noteStoreError('record', error);
  }
  return result.outcome === 'accepted' ? 'delivered' : 'kept';
}

/** A lead that was stored before: by a double press, a reload, another tab or another instance. */
async function follow(store: LeadStore, id: string): Promise<DeliveryResult> {
  const end = Date.now() + FOLLOW_MS;
  for (;;) {
    const lead = await store.find(id);
    // The other request was over its limit.
    if (lead === undefined) return { outcome: 'limited', waitSeconds: 1 };
    if (lead.state === 'delivered') return { outcome: 'accepted', isRepeated: true };
    const isWaiting = lead.state === 'pending' && lead.claimedUntil > Date.now();
    if (!isWaiting || Date.now() > end) {
      return { outcome: 'kept', folio: lead.folio, isRepeated: true };
    }
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
  return { outcome: outcome === 'accepted' ? 'accepted' : 'failed' };
}

/** The campaign under which a lead is counted, and the day, `YYYY-MM-DD`. */
type Origin = Omit<Happening, 'event'>;

async function storeAndSend(
  submission: Submission,
  id: string,
  takeQuota: TakeQuota,
  origin: Origin,
): Promise<DeliveryResult> {
  const event = submission.call === 'quote' ? 'quote' : 'message';
  const counted: Happening = { ...origin, event };
  let store: LeadStore;
  let kept: Awaited<ReturnType<LeadStore['keep']>>;
  try {
    store = await openLeadStore();
    kept = await store.keep(id, JSON.stringify(submission), counted);
  } catch (error) {
    noteStoreError('keep', error);
    return sendUnstored(submission, id, takeQuota);
  }
  const { lead, isNew } = kept;
  const { folio } = lead;
  if (isNew) {
    const waitSeconds = await takeQuota();
    if (waitSeconds !== undefined) {
      const note = (error: unknown) => noteStoreError('discard', error);
      await store.discard(lead, counted).catch(note);
      return { outcome: 'limited', waitSeconds };
    }
    campaignMetrics().events.inc({ campaign: origin.campaign, event });
    const end = await attempt(store, lead, submission);
    return end === 'delivered' ? { outcome: 'accepted' } : { outcome: 'kept', folio };
  }
  try {
    return await follow(store, id);
  } catch (error) {
    noteStoreError('follow', error);
    return { outcome: 'kept', folio, isRepeated: true };
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
 */
export async function deliver(
  submission: Submission,
  id: string,
  takeQuota: TakeQuota,
  origin: Origin,
): Promise<DeliveryResult> {
  const underWay = running.get(id);
  if (underWay) {
    const result = await underWay;
    const isTaken = result.outcome === 'accepted' || result.outcome === 'kept';
    return isTaken ? { ...result, isRepeated: true } : result;
  }
  const delivery = storeAndSend(submission, id, takeQuota, origin).finally(() =>
    running.delete(id),
  );
  running.set(id, delivery);
  return delivery;
}
