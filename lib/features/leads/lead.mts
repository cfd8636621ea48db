import type { History } from './retry.mts';

/**
 * - `pending`: is being delivered, or will be.
 * - `delivered`: the gateway took it; its content is erased.
 * - `undeliverable`: is not sent again by itself; an operator decides.
 * - `blocked`: was not delivered in 30 days, is kept for legal duties alone.
 * - `erased`: was not delivered; its content is erased.
 */
export const leadStates = ['pending', 'delivered', 'undeliverable', 'blocked', 'erased'] as const;
/** One of `leadStates`. */
export type LeadState = (typeof leadStates)[number];

/** A lead without its content. Times in ms since 1970. */
export interface Lead extends History {
  /** Its `Idempotency-Key`. */
  id: string;
  folio: string;
  state: LeadState;
  createdAt: number;
  dueAt: number;
  claimedUntil: number;
  /** Of the last attempt that failed: one word. */
  reason: string | undefined;
}

/** A lead that this process may deliver until its claim ends. */
export interface ClaimedLead extends Lead {
  /** What was given to `keep`. */
  content: string;
}

/** A lead with its content; undefined where its key is missing. */
export interface StoredLead extends Lead {
  content: string | undefined;
}
