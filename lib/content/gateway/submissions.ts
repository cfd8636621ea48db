import 'server-only';
import { unwrap } from '@/lib/content/gateway/decode';
import { post } from '@/lib/content/gateway/read';
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

export interface ContactSubmission extends MessageSubmission {
  business: string;
}

/** One of the three calls with its body. */
export type Submission =
  | { call: 'quote'; body: QuoteSubmission }
  | { call: 'message'; body: MessageSubmission }
  | { call: 'contact'; body: ContactSubmission };

/**
 * Accepted only by an envelope with code 200. `rejected` is final: the gateway says that it will
 * never take this body. After `failed` it may have taken it. The reason is one word.
 */
export type SubmissionOutcome =
  { outcome: 'accepted' } | { outcome: 'failed' | 'rejected'; reason: string };

const PATHS = {
  quote: '/web/quote',
  message: '/web/send-message',
  contact: '/web/send-message/sendMessageContacto',
} as const;

/** Of HTTP or of the envelope. Others of 4xx are cured by an operator (401, 404) or by time (429). */
const FINAL = /^(?:http|code)-(?:400|410|413|415|422)$/;

async function send(call: GatewayCall): Promise<SubmissionOutcome> {
  const started = performance.now();
  let reason: string;
  try {
    const unwrapped = unwrap(await submitToGateway(call));
    if (unwrapped.kind === 'value' && unwrapped.isEnvelope) return { outcome: 'accepted' };
    reason =
      unwrapped.kind === 'failure'
        ? unwrapped.reason
        : unwrapped.kind === 'missing'
          ? 'missing'
          : 'no-code';
  } catch (error) {
    reason = error instanceof GatewayFailure ? error.reason : 'unexpected';
  }
  const ms = Math.round(performance.now() - started);
  const outcome = FINAL.test(reason) ? 'rejected' : 'failed';
  log.error({ call: `${call.method} ${call.path}`, outcome, reason, ms }, 'gateway');
  return { outcome, reason };
}

/**
 * Sends a quote or a message, once and with 10 s. Never throws.
 *
 * @param key the lead's `Idempotency-Key`.
 */
export function submit({ call, body }: Submission, key: string): Promise<SubmissionOutcome> {
  const request = { ...post(PATHS[call], body), idempotencyKey: key };
  return instrumented(
    request.name,
    ({ outcome }) => outcome,
    () => send(request),
  );
}
