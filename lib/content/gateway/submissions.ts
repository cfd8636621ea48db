import 'server-only';
import { unwrap, type RawResponse } from '@/lib/content/gateway/decode';
import { callTo } from '@/lib/content/gateway/read';
import { GatewayFailure, submitToGateway, type GatewayCall } from '@/lib/content/gateway/transport';
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
 * - `accepted`: the gateway answered with an envelope of code 200.
 * - `rejected`: it answered that it does not accept the data.
 * - `failed`: anything else; the submission may be sent again with the same key. The reason is one word.
 */
export type SubmissionOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'rejected' | 'failed'; reason: string };

/** The path of each call below the prefix of the contract. */
export const submissionPaths = {
  quote: '/web/quote',
  message: '/web/send-message',
  contact: '/web/send-message/sendMessageContacto',
} as const;

/** Statuses that are about the gateway or this site's access to it, not about the data. */
const NOT_ABOUT_THE_DATA = /-(?:401|403|404|408|425|429|5\d\d)$/;

function outcomeOfAnswer(response: RawResponse): SubmissionOutcome {
  const unwrapped = unwrap(response);
  if (unwrapped.kind === 'missing') return { outcome: 'failed', reason: 'http-404' };
  if (unwrapped.kind === 'value') {
    return unwrapped.isEnvelope
      ? { outcome: 'accepted' }
      : { outcome: 'failed', reason: 'no-code' };
  }
  const { reason } = unwrapped;
  const isRejected = /^(?:http-4|code-)\d+$/.test(reason) && !NOT_ABOUT_THE_DATA.test(reason);
  return { outcome: isRejected ? 'rejected' : 'failed', reason };
}

const outcomeOfFailure = (error: unknown): SubmissionOutcome => ({
  outcome: 'failed',
  reason: error instanceof GatewayFailure ? error.reason : 'unexpected',
});

async function send(call: GatewayCall): Promise<SubmissionOutcome> {
  const started = performance.now();
  const result = await submitToGateway(call).then(outcomeOfAnswer, outcomeOfFailure);
  if (result.outcome === 'accepted') return result;
  const ms = Math.round(performance.now() - started);
  log.error({ call: `${call.method} ${call.path}`, ...result, ms }, 'gateway');
  return result;
}

/** Sends a quote or a message once, within 10 s. Never throws. */
export function submit(
  { call, body }: Submission,
  idempotencyKey: string,
): Promise<SubmissionOutcome> {
  const request = { ...callTo('POST', submissionPaths[call], [], body), idempotencyKey };
  return instrumented(
    request.name,
    ({ outcome }) => outcome,
    () => send(request),
  );
}
