import type { FieldFailure } from '@/lib/features/forms/first-failure';

/** What a submission comes to. Only `accepted` reached the gateway and was answered with 200. */
export type SubmissionResult =
  | { outcome: 'accepted' }
  /** The gateway did not take it; it may be sent again. */
  | { outcome: 'failed' }
  /** A rule of the form is broken. */
  | ({ outcome: 'invalid' } & FieldFailure<string>)
  /** Turned away before it was looked at. */
  | Refusal;

export interface Refusal {
  outcome: 'refused';
  /** HTTP status. */
  status: 400 | 403 | 413 | 415 | 425 | 429;
  /** One word, for the log and the answer. */
  reason: string;
  /** Seconds after which it may be sent again. */
  retryAfter?: number;
}

export function refuse(status: Refusal['status'], reason: string, retryAfter?: number): Refusal {
  return { outcome: 'refused', status, reason, ...(retryAfter ? { retryAfter } : {}) };
}
