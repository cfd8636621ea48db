import 'server-only';
import { fetchFile } from '@/lib/content/gateway/files';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';

/** No photograph of a page comes near; a larger file is not worth its memory. */
const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
/** For the whole file, in milliseconds. */
const DEADLINE_MS = 10_000;

/** A whole file with the gateway's headers, or why there is none. */
export type ImageFile =
  | { status: 'found'; bytes: Buffer; headers: Headers }
  | { status: 'missing' | 'too-large' | 'unavailable' };

/** The body; undefined where it is longer than the limit, in bytes. */
async function readAtMost({ body }: Response, limit: number): Promise<Buffer | undefined> {
  if (body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a picture of the gateway whole, to be converted: 20 MB at most, within ten seconds. Never
 * throws.
 *
 * @param name the opaque file key.
 */
export async function readImageFile(name: string): Promise<ImageFile> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const answer = await fetchFile(name, new Request(absoluteUrl(routes.file(name)), { signal }));
    if (answer?.status === 200) {
      const isTold = Number(answer.headers.get('content-length') ?? 0) <= MAX_IMAGE_BYTES;
      const bytes = isTold ? await readAtMost(answer, MAX_IMAGE_BYTES) : undefined;
      if (bytes) return { status: 'found', bytes, headers: answer.headers };
      if (!isTold) await answer.body?.cancel();
      return { status: 'too-large' };
    }
    await answer?.body?.cancel();
    return { status: answer && answer.status < 500 ? 'missing' : 'unavailable' };
  } catch {
    return { status: 'unavailable' };
  }
}
