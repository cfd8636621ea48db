import { ReportFailure } from '@/lib/features/reports/flipbook/failures';
import { joinedBytes } from '@/lib/util/joined-bytes';

/** Size of the first request; a smaller file comes complete with it. */
export const FIRST_BYTES = 65_536;
const RANGE_TRIES = 3;
/** PDF 32000-1, annex H.3. */
const SIGNATURE_WITHIN = 1024;

/** A PDF that has come as a whole, or comes in parts as its pages are opened. */
export type PdfSource =
  | { kind: 'whole'; data: Uint8Array<ArrayBuffer> }
  | {
      kind: 'ranges';
      head: Uint8Array<ArrayBuffer>;
      length: number;
      read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
    };

interface SourceOptions {
  /** In bytes; responses of route handlers have no length. */
  knownSize: number | undefined;
  signal: AbortSignal;
  onProgress: (loaded: number, total: number | undefined) => void;
}

async function request(url: string, headers: HeadersInit, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { headers, signal });
  } catch {
    throw new ReportFailure('interrupted');
  }
  if (response.status === 404 || response.status === 400) throw new ReportFailure('missing');
  if (!response.ok) throw new ReportFailure('unavailable');
  return response;
}

async function readBody(response: Response, onBytes: (count: number) => void) {
  const parts: Uint8Array[] = [];
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value);
      onBytes(part.value.byteLength);
    }
  } catch {
    throw new ReportFailure('interrupted');
  }
  return joinedBytes(parts);
}

/** The total of a Content-Range such as `bytes 0-99/1234`. */
function totalOf(response: Response): number | undefined {
  const digits = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function requireSignature(bytes: Uint8Array): void {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SIGNATURE_WITHIN));
  if (!start.includes('%PDF-')) throw new ReportFailure('not-pdf');
}

/** Opens a PDF by ranges, or downloads it where these are unsupported; throws ReportFailure. */
export async function openPdfSource(url: string, options: SourceOptions): Promise<PdfSource> {
  const { knownSize, signal, onProgress } = options;
  const response = await request(url, { range: `bytes=0-${FIRST_BYTES - 1}` }, signal);
  const isRange = response.status === 206;
  const length = isRange ? totalOf(response) : knownSize;
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    // A size that is too small belongs to another file.
    onProgress(loaded, length !== undefined && loaded <= length ? length : undefined);
  };
  const head = await readBody(response, count);
  requireSignature(head);
  if (!isRange || length === undefined || head.byteLength >= length)
    return { kind: 'whole', data: head };

  const etag = response.headers.get('etag');
  // RFC 9110, 13.1.5: to a weak tag here a strict server answers with the whole file.
  const condition: Record<string, string> =
    etag && !etag.startsWith('W/') ? { 'if-range': etag } : {};
  const once = async (begin: number, end: number) => {
    const part = await request(url, { range: `bytes=${begin}-${end - 1}`, ...condition }, signal);
    const isOfAnother = (part.headers.get('etag') ?? etag) !== etag;
    if (part.status !== 206 || isOfAnother) {
      await part.body?.cancel();
      throw new ReportFailure('interrupted');
    }
    const bytes = await readBody(part, count);
    if (bytes.byteLength !== end - begin) throw new ReportFailure('interrupted');
    return bytes;
  };
  const read = async (begin: number, end: number) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(begin, end);
      } catch (error) {
        if (attempt === RANGE_TRIES || signal.aborted) throw error;
      }
    }
  };
  return { kind: 'ranges', head, length, read };
}
