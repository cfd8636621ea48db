import 'server-only';
import type { Submission } from '@/lib/content/gateway/submissions';
import { attempts, noteStoreError } from '@/lib/features/leads/attempt';
import { openLeadSpool, openLeadStore } from '@/lib/features/leads/open-store.mts';
import type { Lead } from '@/lib/features/leads/lead.mts';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { systemClock } from '@/lib/util/clock.mts';

/** How often a lead that another request delivers is looked at. In ms. */
const POLL_MS = 200;
/** Longer than an attempt and shorter than a browser's patience (lib/features/forms/send.ts). */
const FOLLOW_MS = 12_000;

/**
 * What became of a submission: with the gateway (under a folio, unless it could not be stored), in the
 * store (where a person decides, if it is not sent again by itself), refused by the gateway, or none of
 * these.
 */
export type DeliveryResult =
  | { outcome: 'accepted'; folio?: string; isRepeated?: boolean }
  | { outcome: 'kept'; folio: string; isInReview: boolean; receipt: string; isRepeated?: boolean }
  | { outcome: 'rejected' }
  | { outcome: 'failed' }
  | { outcome: 'limited'; waitSeconds: number };

/** Counts a submission; resolves to the seconds to wait when over the limit. */
type TakeQuota = () => Promise<number | undefined>;

const keptAs = ({ id, folio, state }: Lead) =>
  ({ outcome: 'kept', folio, isInReview: state !== 'pending', receipt: id }) as const;

/** Where a lead is kept: the store, or the spool. */
type Place = { store: LeadStore } & Awaited<ReturnType<LeadStore['keep']>>;

/** What delivery of this process works with. */
const SYSTEM = {
  openStore: openLeadStore,
  openSpool: openLeadSpool,
  attempts,
  clock: systemClock,
};

/**
 * Stores a submission, else puts it into the spool, then delivers it at once. Where neither can be
 * written, the submission goes straight to the gateway and is not said to be kept. Never throws.
 *
 * @param id the lead's `Idempotency-Key`: what is known under it is one lead.
 * @param takeQuota is asked for a new lead alone.
 * @param replaces receipt of the lead that this one corrects, if that still waits.
 */
export type Deliver = (
  submission: Submission,
  id: string,
  takeQuota: TakeQuota,
  replaces?: string,
) => Promise<DeliveryResult>;

/** Delivery in one process. */
export function createDelivery({ openStore, openSpool, attempts, clock }: typeof SYSTEM): Deliver {
  /** A lead that was stored before: by a double press, a reload, another tab or another instance. */
  async function follow(store: LeadStore, known: Lead): Promise<DeliveryResult> {
    const end = clock.now() + FOLLOW_MS;
    let lead: Lead | undefined = known;
    try {
      while (lead) {
        if (lead.state === 'delivered') {
          return { outcome: 'accepted', folio: lead.folio, isRepeated: true };
        }
        const isWaiting = lead.state === 'pending' && lead.claimedUntil > clock.now();
        if (!isWaiting || clock.now() > end) return { ...keptAs(lead), isRepeated: true };
        await clock.sleep(POLL_MS);
        lead = await store.find(lead.id);
      }
      // The other request was over its limit.
      return { outcome: 'limited', waitSeconds: 1 };
    } catch (error) {
      // The other request may have been refused meanwhile, and the lead be gone: nothing is promised.
      noteStoreError('follow', error);
      return { outcome: 'failed' };
    }
  }

  /** In the store, else in the spool; there at once what the spool has already. */
  async function keep(
    id: string,
    content: string,
    replaces: string | undefined,
  ): Promise<Place | undefined> {
    const into = async (store: LeadStore): Promise<Place> => ({
      store,
      ...(await store.keep(id, content, replaces)),
    });
    const noteSpool = (error: unknown) => void noteStoreError('spool', error);
    const spool = await openSpool();
    const isSpooled = (await spool?.find(id).catch(noteSpool)) !== undefined;
    try {
      return await into(spool && isSpooled ? spool : await openStore());
    } catch (error) {
      noteStoreError('keep', error);
    }
    return spool && into(spool).catch(noteSpool);
  }

  const storeAndSend: Deliver = async (submission, id, takeQuota, replaces) => {
    const place = await keep(id, JSON.stringify(submission), replaces);
    if (place && !place.isNew) return follow(place.store, place.lead);
    const undo = async ({ store, lead, replaced }: Place) => {
      try {
        await store.discard(lead);
        if (replaced) await store.release(replaced);
      } catch (error) {
        noteStoreError('discard', error);
      }
    };
    const waitSeconds = await takeQuota();
    if (waitSeconds !== undefined) {
      if (place) await undo(place);
      return { outcome: 'limited', waitSeconds };
    }
    if (!place) {
      const { outcome } = await attempts.sendUnstored(submission, id);
      return { outcome: outcome === 'accepted' || outcome === 'rejected' ? outcome : 'failed' };
    }
    const { store, lead, replaced } = place;
    // The visitor is told, and corrects it: nothing is left to keep. It goes at once, so that nobody who
    // sends the same meanwhile is told that it is kept.
    const end = await attempts.attempt(store, lead, submission, () => undo(place));
    if (end === 'rejected') return { outcome: 'rejected' };
    if (replaced) {
      await store.discard(replaced).catch((error: unknown) => noteStoreError('discard', error));
    }
    if (end === 'delivered') return { outcome: 'accepted', folio: lead.folio };
    return { ...keptAs(lead), isInReview: end === 'undeliverable' };
  };

  const running = new Map<string, Promise<DeliveryResult>>();

  return async (submission, id, ...rest) => {
    const underWay = running.get(id);
    if (underWay) {
      const result = await underWay;
      const isTaken = result.outcome === 'accepted' || result.outcome === 'kept';
      return isTaken ? { ...result, isRepeated: true } : result;
    }
    const delivery = storeAndSend(submission, id, ...rest).finally(() => running.delete(id));
    running.set(id, delivery);
    return delivery;
  };
}

/** That of this process. */
export const deliver = createDelivery(SYSTEM);
