import type { FieldFailure } from '@/lib/features/forms/failures';
import type { DeliveryResult } from '@/lib/features/leads/delivery';

/** The outcome of a submission, or the reason for its refusal. */
export type SubmissionResult =
  | DeliveryResult
  | ({ outcome: 'invalid' } & FieldFailure<string>)
  | Refusal;

/** A refused submission; `retryAfter` is in seconds. */
export interface Refusal {
  outcome: 'refused';
  status: 400 | 403 | 413 | 415 | 425 | 429;
  /** One word, for the log and the response. */
  reason: string;
  retryAfter?: number;
}

/** Returns a refusal with its status and reason. */
export function refuse(status: Refusal['status'], reason: string, retryAfter?: number): Refusal {
  return { outcome: 'refused', status, reason, ...(retryAfter ? { retryAfter } : {}) };
}
