import type { CopyReason } from '@/lib/features/offline/copy';

/** How long a line may hang before a copy is shown. */
export const PATIENCE_MS = 3_000;

/** Nobody was there to answer; other errors are the site's own words. */
const UNREACHED = new Set([502, 503, 504]);

type Copies = (reason: CopyReason) => Promise<Response | undefined>;

const after = (ms: number) => new Promise<'silent'>((resolve) => setTimeout(resolve, ms, 'silent'));

/**
 * The network's answer. A copy where there is one and the network fails, is silent for too long, or
 * brings nothing but a gateway's error. Else whatever the network brings in the end.
 *
 * @param nothing what to answer where the network has failed and there is no copy.
 */
export async function networkFirst(
  network: Promise<Response>,
  findCopy: Copies,
  nothing: () => Promise<Response> | Response,
): Promise<Response> {
  const answer = network.then(
    // Firefox resolves a preload that has failed with a network error.
    (response) => (response.type === 'error' ? 'offline' : response),
    () => 'offline' as const,
  );
  const first = await Promise.race([answer, after(PATIENCE_MS)]);
  if (first instanceof Response && !UNREACHED.has(first.status)) return first;
  const copy = await findCopy(first === 'offline' ? first : 'silent').catch(() => undefined);
  if (copy) return copy;
  const last = await answer;
  return last === 'offline' ? nothing() : last;
}
