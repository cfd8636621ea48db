import type { FieldFailure } from '@/lib/features/forms/failures';

/**
 * `accepted` means that the gateway responded 200, `kept` that the submission is stored and will be
 * delivered or looked at by a person, `rejected` that the gateway refused it, `failed` none of these.
 */
export type SubmissionResult =
  | { outcome: 'accepted'; folio?: string }
  | { outcome: 'kept'; folio: string; isInReview: boolean; receipt: string }
  | { outcome: 'rejected' }
  | { outcome: 'failed' }
  | ({ outcome: 'invalid' } & FieldFailure<string>)
  | Refusal;

/** A submission that is not taken; `retryAfter` in seconds. */
export interface Refusal {
  outcome: 'refused';
  status: 400 | 403 | 413 | 415 | 425 | 429;
  /** One word, for the log and the response. */
  reason: string;
  retryAfter?: number;
}

/** A refusal with its status and reason. */
export function refuse(status: Refusal['status'], reason: string, retryAfter?: number): Refusal {
  return { outcome: 'refused', status, reason, ...(retryAfter ? { retryAfter } : {}) };
}
