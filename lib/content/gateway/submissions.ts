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

/** Accepted only by an envelope with code 200. */
export type SubmissionOutcome = 'accepted' | 'failed';

function submit(path: string, body: unknown, idempotencyKey: string): Promise<SubmissionOutcome> {
  const call = { ...post(path, body), idempotencyKey };
  return instrumented(
    call.name,
    (outcome) => outcome,
    () => send(call),
  );
}

async function send(call: GatewayCall): Promise<SubmissionOutcome> {
  const started = performance.now();
  let reason: string;
  try {
    const unwrapped = unwrap(await submitToGateway(call));
    if (unwrapped.kind === 'value' && unwrapped.isEnvelope) return 'accepted';
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
  log.error({ call: `${call.method} ${call.path}`, outcome: 'failed', reason, ms }, 'gateway');
  return 'failed';
}

/** Sends a quote request of the wizard. Never throws. */
export function submitQuote(body: QuoteSubmission, key: string): Promise<SubmissionOutcome> {
  return submit('/web/quote', body, key);
}

/** Sends the quote-request form. Never throws. */
export function submitMessage(body: MessageSubmission, key: string): Promise<SubmissionOutcome> {
  return submit('/web/send-message', body, key);
}

/** Sends the contact form. Never throws. */
export function submitContact(body: ContactSubmission, key: string): Promise<SubmissionOutcome> {
  return submit('/web/send-message/sendMessageContacto', body, key);
}
