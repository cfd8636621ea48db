/** Requests a file of the gateway by its key. */
export type FileFetch = (
  name: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

export interface FileHead {
  bytes: Uint8Array;
  type: string | null;
  /** Bytes of the complete file, if known. */
  total: number | undefined;
  /** There is more. */
  isPart: boolean;
  hasRanges: boolean;
}

const NOT_THERE = new Set([400, 404, 410]);

export const isReady = (head: FileHead | 'missing' | 'unavailable'): head is FileHead =>
  typeof head === 'object';

/** The first bytes of a body; the rest is not read. */
async function beginningOf({ body }: Response, limit: number): Promise<[Uint8Array, boolean]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > limit) break;
  }
  const bytes = Buffer.concat(chunks);
  return [bytes.subarray(0, limit), size > limit];
}

const numberIn = (text: string | null | undefined) =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

function totalOf({ status, headers }: Response, read: number, isPart: boolean) {
  if (headers.has('content-encoding')) return undefined;
  if (status === 206) return numberIn(headers.get('content-range')?.split('/')[1]);
  return numberIn(headers.get('content-length')) ?? (isPart ? undefined : read);
}

const rangeHeaders = (begin: number, end: number) => ({
  range: `bytes=${begin}-${end - 1}`,
  // Sizes and ranges must be those of the file itself.
  'accept-encoding': 'identity',
});

/** The first bytes of a file, with what its headers say. */
export async function readHead(
  name: string,
  limit: number,
  fetchFile: FileFetch,
  signal: AbortSignal,
): Promise<FileHead | 'missing' | 'unavailable'> {
  const response = await fetchFile(name, { headers: rangeHeaders(0, limit), signal });
  const { status, headers } = response;
  // 416: an empty file.
  if (![200, 206, 416].includes(status)) {
    await response.body?.cancel();
    return NOT_THERE.has(status) ? 'missing' : 'unavailable';
  }
  const [bytes, isCut] =
    status === 416 ? [new Uint8Array(), false] : await beginningOf(response, limit);
  if (status === 416) await response.body?.cancel();
  const total = status === 416 ? 0 : totalOf(response, bytes.byteLength, isCut);
  return {
    bytes,
    type: headers.get('content-type'),
    total,
    isPart: isCut || (total ?? 0) > bytes.byteLength,
    hasRanges: status === 206,
  };
}

/** Some bytes of a file; undefined where the gateway does not send them. */
export async function readRange(
  name: string,
  begin: number,
  end: number,
  fetchFile: FileFetch,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const response = await fetchFile(name, { headers: rangeHeaders(begin, end), signal });
  const isUsable = response.status === 206 || (response.status === 200 && begin === 0);
  if (!isUsable) {
    await response.body?.cancel();
    return undefined;
  }
  const [bytes] = await beginningOf(response, end - begin);
  return bytes;
}
