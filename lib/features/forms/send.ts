import { formMeta, MIN_ELAPSED_MS } from '@/lib/features/forms/form-meta';
import { isTimeout, withDeadline } from '@/lib/util/deadline.mts';

interface SubmissionRequest {
  path: string;
  fields: Record<string, unknown>;
  submission: string;
  trap: string;
}

/**
 * The result for a form that, as far as is known, was not sent. `rejected`: the gateway refused it. `invalid`,
 * `limited` and `large`: the site refused it. `offline`: the site could not be reached. `unanswered`: the site
 * did not respond in time, so the submission may have arrived.
 */
export type Unsent =
  | { outcome: 'rejected' | 'failed' | 'large' | 'offline' | 'unanswered' }
  | { outcome: 'limited'; seconds: number }
  | { outcome: 'invalid'; field: string; message: string };

/**
 * The result for a form. `accepted`: the gateway has it; without a folio if the site could not store it.
 * `received`: the site has stored it and delivers it later.
 */
export type SendResult =
  | { outcome: 'accepted'; folio?: string | undefined }
  | { outcome: 'received'; folio: string }
  | Unsent;

/** The time limit of a request, in milliseconds. The handler waits 10 s for the gateway. */
const TIMEOUT_MS = 20_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isText = (value: unknown): value is string => typeof value === 'string';

async function readResult(response: Response): Promise<SendResult> {
  // The edge also responds with these two, and its body is an HTML page.
  if (response.status === 413) return { outcome: 'large' };
  if (response.status === 429) {
    return { outcome: 'limited', seconds: Number(response.headers.get('retry-after')) };
  }
  const body: unknown = await response.json();
  const { code, folio, field, message }: Record<string, unknown> = Object(body);
  if (response.ok && code === 200) {
    return { outcome: 'accepted', folio: isText(folio) ? folio : undefined };
  }
  if (response.ok && code === 202 && isText(folio)) return { outcome: 'received', folio };
  if (response.status === 422) return { outcome: 'rejected' };
  if (response.status === 400 && isText(field) && isText(message)) {
    return { outcome: 'invalid', field, message };
  }
  return { outcome: 'failed' };
}

/** Sends a form once; undefined if it was sent before the minimum time. */
function attempt(request: SubmissionRequest): Promise<SendResult | undefined> {
  const { path, fields, submission, trap } = request;
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...fields,
        [formMeta.submission]: submission,
        [formMeta.elapsed]: Math.round(performance.now()),
        [formMeta.trap]: trap,
      }),
      signal,
    });
    if (response.status === 425) return undefined;
    return readResult(response).catch((): SendResult => ({ outcome: 'failed' }));
  });
}

/** Sends a form once the minimum time has passed; the result is 'accepted' only for code 200. Never throws. */
export async function sendSubmission(request: SubmissionRequest): Promise<SendResult> {
  try {
    await wait(Math.max(0, MIN_ELAPSED_MS - performance.now()));
    const result = await attempt(request);
    if (result) return result;
    await wait(MIN_ELAPSED_MS);
    return (await attempt(request)) ?? { outcome: 'failed' };
  } catch (error) {
    return { outcome: isTimeout(error) ? 'unanswered' : 'offline' };
  }
}
