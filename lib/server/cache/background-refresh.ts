import { logError } from '@/lib/util/process.mts';
import { contentVersion } from '@/lib/server/cache/invalidation.mts';

/** What is refreshed is looked at again after this. Milliseconds. */
const REFRESH_MS = 15_000;
/** Limit of the wait for the first time, and after an invalidation. Milliseconds. */
const TIMEOUT_MS = 2_000;

/** Before the first look. */
export const neverRefreshed = () => ({
  isReady: false,
  lookedAt: -Infinity,
  /** Of the content at the last look. */
  version: 0,
  running: undefined as Promise<void> | undefined,
});

/** Of something that a process keeps, made of content. */
export type RefreshState = ReturnType<typeof neverRefreshed>;

const isInvalidated = ({ version }: RefreshState) => version !== contentVersion();

/**
 * Refreshes, at most every 15 s and after each invalidation, and once for concurrent callers. Never rejects.
 *
 * @param refresh tells whether there is something to use; if not, the next caller tries again.
 */
export function refreshOnce(state: RefreshState, refresh: () => Promise<boolean>): Promise<void> {
  if (state.running) return state.running;
  const isNew = performance.now() - state.lookedAt < REFRESH_MS;
  if (isNew && !isInvalidated(state)) return Promise.resolve();
  state.lookedAt = performance.now();
  state.version = contentVersion();
  state.running = refresh()
    .then((isReady) => {
      state.isReady = isReady;
      if (!isReady) state.lookedAt = -Infinity;
    })
    .catch((error: unknown) => {
      state.lookedAt = -Infinity;
      logError('background refresh', { reason: String(error) });
    })
    .finally(() => {
      state.running = undefined;
    });
  return state.running;
}

/**
 * Refreshes in the background. A process's first calls, and the first after an invalidation, wait for it, up
 * to 2 s; false where nothing came.
 */
export async function whenReady(
  state: RefreshState,
  refresh: () => Promise<boolean>,
): Promise<boolean> {
  const mustWait = !state.isReady || isInvalidated(state);
  const refreshing = refreshOnce(state, refresh);
  if (mustWait) {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, TIMEOUT_MS);
    await Promise.race([refreshing, late]);
    clearTimeout(timer);
  }
  return state.isReady;
}
