import type { FileFacts } from '../content';

/** Requests a file of the gateway by its key. */
export type FileFetch = (
  name: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

/** Which file, and how it is asked for. */
export interface FileRequest {
  name: string;
  fetchFile: FileFetch;
  signal: AbortSignal;
}

/** The first bytes of a body, and whether there are others; these are not read. */
async function beginningOf({ body }: Response, limit: number): Promise<[Buffer, boolean]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > limit) break;
  }
  return [Buffer.concat(chunks).subarray(0, limit), size > limit];
}

/** Bytes of the complete file, if its headers tell; 416 is said of an empty one. */
function totalBytes({ status, headers }: Response): number | undefined {
  if (status === 416) return 0;
  if (headers.has('content-encoding')) return undefined;
  const name = status === 206 ? 'content-range' : 'content-length';
  const total = /(?:^|\/)(\d{1,15})$/.exec(headers.get(name) ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}

/**
 * Reads from `begin` to before `end`; without ranges that is possible from the beginning alone. Has no
 * bytes unless the file is found.
 */
export async function readBytes(request: FileRequest, begin: number, end: number) {
  const { name, fetchFile, signal } = request;
  // Sizes and ranges must be those of the file itself.
  const headers = { range: `bytes=${begin}-${end - 1}`, 'accept-encoding': 'identity' };
  const response = await fetchFile(name, { headers, signal });
  const { status } = response;
  const isSent = status === 206 || (status === 200 && begin === 0);
  const isEmpty = status === 416 && begin === 0;
  if (!isSent) await response.body?.cancel();
  const [bytes, isCut] = isSent
    ? await beginningOf(response, end - begin)
    : [Buffer.alloc(0), false];
  const isAll = status === 200 && !isCut && !response.headers.has('content-encoding');
  const total = totalBytes(response) ?? (isAll ? bytes.byteLength : undefined);
  const lost = [404, 410].includes(status) ? 'missing' : 'unavailable';
  const outcome: FileFacts['status'] = isSent || isEmpty ? 'found' : lost;
  return {
    status: outcome,
    bytes,
    /** Without parameters. */
    type: response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || undefined,
    /** Bytes of the complete file, if known. */
    total,
    /** There is more. */
    isPart: isCut || (total ?? 0) > bytes.byteLength,
    hasRanges: status === 206,
  };
}

export type FileBytes = Awaited<ReturnType<typeof readBytes>>;
