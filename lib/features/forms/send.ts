import { formMeta, MIN_ELAPSED_MS } from '@/lib/features/forms/form-meta';

interface SubmissionRequest {
  path: string;
  fields: Record<string, unknown>;
  submission: string;
  trap: string;
}

/**
 * How a sending ended: with the gateway, kept by the site under a folio and delivered later, or
 * neither, as far as is known. `offline`: the site could not be reached; `unanswered`: it was silent for
 * too long, so the submission may have arrived.
 */
export type SendResult =
  | { outcome: 'accepted' | 'failed' | 'offline' | 'unanswered' }
  | { outcome: 'kept'; folio: string };

/** The handler gives the gateway 10 s. Milliseconds. */
const TIMEOUT_MS = 20_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function post({ path, fields, submission, trap }: SubmissionRequest): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      ...fields,
      [formMeta.submission]: submission,
      [formMeta.elapsed]: Math.round(performance.now()),
      [formMeta.trap]: trap,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function readResult(response: Response): Promise<SendResult> {
  const body: unknown = await response.json();
  if (!response.ok || typeof body !== 'object' || body === null) return { outcome: 'failed' };
  const { code, folio }: { code?: unknown; folio?: unknown } = body;
  if (code === 202 && typeof folio === 'string') return { outcome: 'kept', folio };
  return { outcome: code === 200 ? 'accepted' : 'failed' };
}

const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

/** Sends a form; 'accepted' only for code 200. Waits until the minimum time. Never throws. */
export async function sendSubmission(request: SubmissionRequest): Promise<SendResult> {
  let response: Response;
  try {
    await wait(Math.max(0, MIN_ELAPSED_MS - performance.now()));
    response = await post(request);
    if (response.status === 425) {
      await wait(MIN_ELAPSED_MS);
      response = await post(request);
    }
  } catch (error) {
    return { outcome: isTimeout(error) ? 'unanswered' : 'offline' };
  }
  return readResult(response).catch(() => ({ outcome: 'failed' }));
}
