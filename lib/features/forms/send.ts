import { formMeta, MIN_ELAPSED_MS } from '@/lib/features/forms/form-meta';

interface SubmissionRequest {
  path: string;
  fields: Record<string, unknown>;
  submission: string;
  trap: string;
}

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

async function readCode(response: Response): Promise<unknown> {
  const value: unknown = await response.json();
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
}

/** Sends a form; 'accepted' only for code 200. Waits until the minimum time. Never throws. */
export async function sendSubmission(request: SubmissionRequest): Promise<'accepted' | 'failed'> {
  try {
    await wait(Math.max(0, MIN_ELAPSED_MS - performance.now()));
    let response = await post(request);
    if (response.status === 425) {
      await wait(MIN_ELAPSED_MS);
      response = await post(request);
    }
    return response.ok && (await readCode(response)) === 200 ? 'accepted' : 'failed';
  } catch {
    return 'failed';
  }
}
