import { joinedBytes } from '@/lib/util/joined-bytes';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import { CONFIRM_ABOVE_BYTES, type Download, type Progress } from '@/lib/features/press/zip/plan';
import { routes } from '@/lib/server/routing/routes';

const CONCURRENCY = 3;
const ATTEMPTS = 2;
/** Without a byte for this long a transfer has failed. Milliseconds. */
const STALL_TIMEOUT_MS = 20_000;

/** Who follows the transfers, and may end them. */
export interface Watch {
  signal: AbortSignal;
  onProgress: (done: Progress) => void;
  /** Called once, above 200 MB; transfers wait for it. */
  onLarge: () => Promise<void>;
}

/** A file's bytes; undefined where it could not be fetched. */
export type Fetched = Uint8Array<ArrayBuffer> | undefined;

/** Retrying does not change these. */
const isFinal = (status: number) => status >= 400 && status < 500;

/** Fetches files, undefined for a failed one. Throws the reason of `watch.signal`. */
// `isAllowed`: the visitor has agreed to more than 200 MB.
export async function fetchFiles(
  files: readonly Download[],
  isAllowed: boolean,
  watch: Watch,
): Promise<Fetched[]> {
  const done: Progress = { files: 0, bytes: 0 };
  let asking = isAllowed ? Promise.resolve() : undefined;

  const count = async (bytes: number) => {
    done.bytes += bytes;
    watch.onProgress({ ...done });
    if (done.bytes > CONFIRM_ABOVE_BYTES) asking ??= watch.onLarge();
    await asking;
  };

  const receive = async (name: string): Promise<Fetched> => {
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    watch.signal.addEventListener('abort', stop);
    let timer = setTimeout(stop, STALL_TIMEOUT_MS);
    let size = 0;
    try {
      const response = await fetch(routes.file(name), { signal: attempt.signal });
      if (isFinal(response.status)) return undefined;
      if (!response.ok || !response.body) throw new Error(`The site answered ${response.status}.`);
      const reader = response.body.getReader();
      const chunks: Uint8Array[] = [];
      for (;;) {
        const { done: isWhole, value } = await reader.read();
        clearTimeout(timer);
        watch.signal.throwIfAborted();
        if (isWhole) return joinedBytes(chunks);
        chunks.push(value);
        size += value.byteLength;
        await count(value.byteLength);
        watch.signal.throwIfAborted();
        timer = setTimeout(stop, STALL_TIMEOUT_MS);
      }
    } catch (error) {
      done.bytes -= size;
      throw error;
    } finally {
      clearTimeout(timer);
      watch.signal.removeEventListener('abort', stop);
      stop();
    }
  };

  return mapWithConcurrency(files, CONCURRENCY, async ({ name }) => {
    let fetched: Fetched;
    for (let left = ATTEMPTS; left > 0; left -= 1) {
      watch.signal.throwIfAborted();
      try {
        fetched = await receive(name);
        break;
      } catch {
        watch.signal.throwIfAborted();
      }
    }
    done.files += 1;
    watch.onProgress({ ...done });
    return fetched;
  });
}
