import { logError } from '@/lib/util/process.mts';
import { contentVersion } from '@/lib/server/cache/invalidation.mts';

/** Interval between two refreshes without an invalidation. Milliseconds. */
const REFRESH_MS = 15_000;
/** Longest wait of a caller for the first refresh, or for one after an invalidation. Milliseconds. */
const TIMEOUT_MS = 2_000;

/** Returns the state before the first refresh. */
export const neverRefreshed = () => ({
  isReady: false,
  lookedAt: -Infinity,
  /** The content's version at the last refresh. */
  version: 0,
  running: undefined as Promise<void> | undefined,
});

/** The refresh state of a value that a process derives from content. */
export type RefreshState = ReturnType<typeof neverRefreshed>;

const isInvalidated = ({ version }: RefreshState) => version !== contentVersion();

/**
 * Refreshes at most every 15 s and after each invalidation; concurrent callers share one refresh. Never
 * rejects.
 *
 * @param refresh resolves to whether there is a usable value; if not, the next caller tries again.
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
 * Refreshes in the background and returns whether a value is ready. The first calls of a process, and the
 * first call after an invalidation, wait up to 2 s for the refresh.
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
