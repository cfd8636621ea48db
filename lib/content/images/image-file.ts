import 'server-only';
import { fetchFile } from '@/lib/content/gateway/files';
import { withDeadline } from '@/lib/util/deadline.mts';

const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
const DEADLINE_MS = 10_000;

/** A file's bytes as the gateway has them, or why there are none. */
export type ImageFile =
  | { status: 'found'; bytes: Buffer; headers: Headers }
  | { status: 'missing' | 'too-large' | 'unavailable' };

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

async function read(name: string, signal: AbortSignal): Promise<ImageFile> {
  const response = await fetchFile(name, { signal });
  if (response?.status === 200) {
    const mayFit = Number(response.headers.get('content-length') ?? 0) <= MAX_IMAGE_BYTES;
    const bytes = mayFit ? await readAtMost(response, MAX_IMAGE_BYTES) : undefined;
    if (bytes) return { status: 'found', bytes, headers: response.headers };
    if (!mayFit) await response.body?.cancel();
    return { status: 'too-large' };
  }
  await response?.body?.cancel();
  return { status: response && response.status < 500 ? 'missing' : 'unavailable' };
}

/** Reads an image of the gateway into memory: at most 20 MB, within 10 s. Never throws. */
export function readImageFile(name: string): Promise<ImageFile> {
  const reading = withDeadline(DEADLINE_MS, (signal) => read(name, signal));
  return reading.catch(() => ({ status: 'unavailable' }));
}
