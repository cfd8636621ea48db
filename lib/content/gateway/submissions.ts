import 'server-only';
import { unwrap, type RawResponse } from '@/lib/content/gateway/decode';
import { callTo } from '@/lib/content/gateway/read';
import {
  GatewayFailure,
  submitToGateway,
  type GatewayCall,
  type Transport,
} from '@/lib/content/gateway/transport';
import { instrumented } from '@/lib/content/gateway/instrumented';
import { log } from '@/lib/server/observability/logger';

/** The body of `/web/quote` (contract, "Calls that submit"). */
export interface QuoteSubmission {
  origin: 'WEB';
  business_line_id: number;
  frequency: string[];
  city_id: number;
  client_name: string;
  company_name: string;
  /** Exactly ten digits. */
  phone_number: string;
  email: string;
  /** Titles of the question and of the chosen answer. */
  quote_services: { service: string; type: string }[];
}

/** The body of `/web/send-message`; city and state are names. */
export interface MessageSubmission {
  city: string;
  email: string;
  message: string;
  name: string;
  phone: string;
  state: string;
}

/** The body of the contact form; `business` is '' for a person. */
export interface ContactSubmission extends MessageSubmission {
  business: string;
}

/** One of the three calls with its body. */
export type Submission =
  | { call: 'quote'; body: QuoteSubmission }
  | { call: 'message'; body: MessageSubmission }
  | { call: 'contact'; body: ContactSubmission };

/**
 * How a submission ended that was not accepted.
 * - `unsent`: the gateway has certainly not got it.
 * - `unknown`: sent, and no whole answer came.
 * - `failing`: the gateway answered that it has a fault (5xx), or to come later (408, 425, 429).
 * - `rejected`: it answered that it will not take it.
 * - `unclear`: it answered with success, without the code that says so.
 */
export type FailedEnd = 'unsent' | 'unknown' | 'failing' | 'rejected' | 'unclear';

/** Accepted only by an envelope with code 200. The reason is one word. */
export type SubmissionOutcome = { outcome: 'accepted' } | { outcome: FailedEnd; reason: string };

/** Where each is sent, below the prefix of the contract. */
export const submissionPaths = {
  quote: '/web/quote',
  message: '/web/send-message',
  contact: '/web/send-message/sendMessageContacto',
} as const;

/** An edge's own answers while the gateway behind it gives none, and those that name another address. */
const NOT_PASSED_ON = /^http-(?:502|503|504|301|302|307|308)$/;
/** A fault of its own, or a wish to be asked later. */
const FAILING = /^(?:http|code)-(?:5\d\d|408|425|429)$/;

/** What a whole answer means for the lead (docs/operations.md, "Leads"). */
function endOfAnswer(response: RawResponse): SubmissionOutcome {
  const unwrapped = unwrap(response);
  if (unwrapped.kind === 'missing') return { outcome: 'rejected', reason: 'http-404' };
  if (unwrapped.kind === 'value') {
    if (unwrapped.isEnvelope) return { outcome: 'accepted' };
    return { outcome: 'unclear', reason: 'no-code' };
  }
  const { reason } = unwrapped;
  if (NOT_PASSED_ON.test(reason)) return { outcome: 'unsent', reason };
  if (FAILING.test(reason)) return { outcome: 'failing', reason };
  if (/^(?:http-4\d\d|code-\d+)$/.test(reason)) return { outcome: 'rejected', reason };
  return { outcome: 'unclear', reason };
}

function endOfFailure(error: unknown): SubmissionOutcome {
  const reason = error instanceof GatewayFailure ? error.reason : 'unexpected';
  if (reason === 'unsent' || reason === 'circuit-open') return { outcome: 'unsent', reason };
  return { outcome: reason === 'too-large' ? 'unclear' : 'unknown', reason };
}

/** A gateway that takes nothing from this site has failed, as where it is read. */
function metricOf(end: SubmissionOutcome): string {
  const isRead = end.outcome === 'rejected' && !/-(?:401|403)$/.test(end.reason);
  return isRead || end.outcome === 'accepted' ? end.outcome : 'failed';
}

async function send(call: GatewayCall, transport?: Transport): Promise<SubmissionOutcome> {
  const started = performance.now();
  const end = await submitToGateway(call, transport).then(endOfAnswer, endOfFailure);
  if (end.outcome === 'accepted') return end;
  const ms = Math.round(performance.now() - started);
  log.error({ call: `${call.method} ${call.path}`, ...end, ms }, 'gateway');
  return end;
}

/**
 * Sends a quote or a message, once and with 10 s. Never throws.
 *
 * @param key the lead's `Idempotency-Key`.
 * @param transport HTTP, where it is not given.
 */
export function submit(
  { call, body }: Submission,
  key: string,
  transport?: Transport,
): Promise<SubmissionOutcome> {
  const request = {
    ...callTo('POST', submissionPaths[call], [], body),
    idempotencyKey: key,
  };
  return instrumented(request.name, metricOf, () => send(request, transport));
}
