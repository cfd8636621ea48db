import 'server-only';
import { createHash } from 'node:crypto';
import { addCampaignLine } from '@/lib/features/campaigns/campaign';
import { formMeta, isSubmissionId, MIN_ELAPSED_MS } from '@/lib/features/forms/form-meta';
import type { FieldFailure } from '@/lib/features/forms/failures';
import type { Submission } from '@/lib/content/gateway/submissions';
import { storeAndDeliver } from '@/lib/features/leads/delivery';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics.mts';
import { clientKey } from '@/lib/server/http/client.mts';
import {
  readSubmissionBody,
  type BodyFormat,
  type SubmissionBody,
} from '@/lib/features/submissions/body';
import { consumeRequestQuota, consumeSendQuota } from '@/lib/features/submissions/limits';
import { refuse, type SubmissionResult } from '@/lib/features/submissions/result';
import { mexicoDay } from '@/lib/util/format/dates';
import { config } from '@/lib/config';

const hostOf = (url: string) => URL.parse(url)?.host;

/** Returns whether a request comes from this site, by `Sec-Fetch-Site` and, if present, `Origin`. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  // A strict referrer policy gives the origin "null".
  if (origin === null || origin === 'null') return site === 'same-origin';
  const host = hostOf(origin);
  const own = [headers.get('x-forwarded-host') ?? headers.get('host'), hostOf(config.siteUrl)];
  return host !== undefined && own.includes(host);
}

/**
 * Returns the `Idempotency-Key` of a lead (contract, "Calls that submit"): a UUID of version 8 (RFC 9562), the
 * same for the same submission with the same content.
 *
 * @param submission the id of the submission.
 * @param body the content for the gateway. Content corrected after a failure is another lead, because a
 *   gateway that has accepted the first would drop the correction.
 */
function idempotencyKey(submission: string, body: unknown): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([submission, body]))
    .digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The parts of the pipeline that differ between forms. */
export interface SubmissionForm {
  kind: string;
  formats: readonly BodyFormat[];
  /** Sanitizes and validates the fields. Returns the submission for the gateway, or the first failure. */
  read(fields: Record<string, unknown>): Promise<Submission | FieldFailure<string>>;
}

/** Returns the id of a submission. A form sent without script has none, so its content identifies it. */
function submissionId({ format, fields }: SubmissionBody): string | undefined {
  const given = fields[formMeta.submission];
  if (isSubmissionId(given)) return given;
  if (format === 'json') return undefined;
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** Returns whether a form was sent too fast; only scripts can measure the time. */
function isTooFast({ format, fields }: SubmissionBody): boolean {
  const elapsed = fields[formMeta.elapsed];
  return format === 'json' && !(typeof elapsed === 'number' && elapsed >= MIN_ELAPSED_MS);
}

/** Returns whether the honeypot is filled, by a bot or by a password manager: a person judges such a lead. */
function isTrapped({ fields }: SubmissionBody): boolean {
  const trap = fields[formMeta.trap];
  return trap !== undefined && trap !== '';
}

/** The dependencies of the pipeline. Quotas count by client and resolve to the seconds to wait. */
const SYSTEM = { storeAndDeliver, consumeRequestQuota, consumeSendQuota, now: () => Date.now() };
type PipelineParts = typeof SYSTEM;

async function receive(
  opened: SubmissionBody,
  client: string,
  form: SubmissionForm,
  query: string,
  parts: PipelineParts,
): Promise<SubmissionResult> {
  const id = submissionId(opened);
  if (id === undefined) return refuse(400, 'submission');
  if (isTooFast(opened)) return refuse(425, 'too-fast', Math.ceil(MIN_ELAPSED_MS / 1000));

  const checked = await form.read(opened.fields);
  if ('field' in checked) return { outcome: 'invalid', ...checked };
  // The key depends on the typed content alone, so the same message from another page is the same lead.
  // Without script, the same content on another day is another lead.
  const day = mexicoDay(new Date(parts.now()));
  const key = idempotencyKey(opened.format === 'json' ? id : `${id} ${day}`, checked);
  const wait = await parts.consumeSendQuota(client);
  if (wait !== undefined) return refuse(429, 'rate', wait);
  return parts.storeAndDeliver(addCampaignLine(checked, query), key, isTrapped(opened));
}

function noteOf(result: SubmissionResult): string | undefined {
  if (result.outcome === 'refused') return result.reason;
  if (result.outcome === 'invalid') return result.field;
  if ('isHeld' in result) return 'held';
  return 'isRepeated' in result ? 'repeated' : undefined;
}

/** Returns the outcome for the metrics; `accepted` only if this submission reached the gateway. */
function countedOutcome({ outcome }: SubmissionResult, note: string | undefined): string {
  if (note === 'repeated' || note === 'held') return note;
  return outcome === 'refused' && note === 'rate' ? 'limited' : outcome;
}

/** Validates a submission and sends it once. Logs never hold what a visitor typed. */
export async function receiveSubmission(
  request: Request,
  form: SubmissionForm,
  parts = SYSTEM,
): Promise<SubmissionResult> {
  const started = performance.now();
  const done = (result: SubmissionResult) => {
    const note = noteOf(result);
    const ms = Math.round(performance.now() - started);
    log.info({ submission: form.kind, outcome: result.outcome, note, ms }, 'submission');
    metrics().submissions.inc({ form: form.kind, outcome: countedOutcome(result, note) });
    return result;
  };
  if (!isSameOrigin(request.headers)) return done(refuse(403, 'origin'));
  const client = clientKey(request.headers);
  const wait = await parts.consumeRequestQuota(client);
  if (wait !== undefined) return done(refuse(429, 'rate', wait));
  const opened = await readSubmissionBody(request, form.formats);
  if ('outcome' in opened) return done(opened);
  const { search } = new URL(request.url);
  return done(await receive(opened, client, form, search, parts));
}
