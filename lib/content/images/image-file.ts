import 'server-only';
import { fetchFile } from '@/lib/content/gateway/files';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';

const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
const DEADLINE_MS = 10_000;

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

/** Reads an image of the gateway into memory: at most 20 MB, within 10 s. Never throws. */
export async function readImageFile(name: string): Promise<ImageFile> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const response = await fetchFile(name, new Request(absoluteUrl(routes.file(name)), { signal }));
    if (response?.status === 200) {
      const mayFit = Number(response.headers.get('content-length') ?? 0) <= MAX_IMAGE_BYTES;
      const bytes = mayFit ? await readAtMost(response, MAX_IMAGE_BYTES) : undefined;
      if (bytes) return { status: 'found', bytes, headers: response.headers };
      if (!mayFit) await response.body?.cancel();
      return { status: 'too-large' };
    }
    await response?.body?.cancel();
    return { status: response && response.status < 500 ? 'missing' : 'unavailable' };
  } catch {
    return { status: 'unavailable' };
  }
}
