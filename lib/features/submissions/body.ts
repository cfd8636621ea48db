import { refuse, type Refusal } from '@/lib/features/submissions/result';
import { isObject } from '@/lib/util/json';

/** The limit of the edge, too. It has room for the deepest tree: 32 questions with 1 kB of titles each. */
const MAX_BYTES = 64 * 1024;

/** The format of a body: `json` from a script, `form` from a form that posts without script. */
export type BodyFormat = 'json' | 'form';

/** The submitted fields before they are checked. */
export interface SubmissionBody {
  format: BodyFormat;
  fields: Record<string, unknown>;
}

const TYPES: Record<string, BodyFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

async function readCapped(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await request.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The declared length may be wrong or missing.
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(format: BodyFormat, text: string): Record<string, unknown> | undefined {
  if (format === 'form') return Object.fromEntries(new URLSearchParams(text));
  const value: unknown = JSON.parse(text);
  return isObject(value) ? value : undefined;
}

/** Reads a body of at most 64 kB in one of the formats. Never throws. */
export async function readSubmissionBody(
  request: Request,
  formats: readonly BodyFormat[],
): Promise<SubmissionBody | Refusal> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const format = TYPES[type ?? ''];
  if (format === undefined || !formats.includes(format)) return refuse(415, 'content-type');
  try {
    const bytes = await readCapped(request);
    if (bytes === undefined) return refuse(413, 'too-large');
    const fields = parse(format, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return fields ? { format, fields } : refuse(400, 'body');
  } catch {
    return refuse(400, 'body');
  }
}
