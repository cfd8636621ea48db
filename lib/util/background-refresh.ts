/** What is refreshed is looked at again after this. Milliseconds. */
const REFRESH_MS = 15_000;
/** Limit of the wait for the first time. Milliseconds. */
const TIMEOUT_MS = 2_000;

/** Of something that a process keeps, made of content. */
export interface RefreshState {
  isReady: boolean;
  lookedAt: number;
  running: Promise<void> | undefined;
}

/** Before the first look. */
export const neverRefreshed = (): RefreshState => ({
  isReady: false,
  lookedAt: -Infinity,
  running: undefined,
});

/**
 * Refreshes, at most every 15 s and once for concurrent callers.
 *
 * @param refresh tells whether there is something to use; if not, the next caller tries again.
 */
export function refreshOnce(state: RefreshState, refresh: () => Promise<boolean>): Promise<void> {
  if (state.running) return state.running;
  if (performance.now() - state.lookedAt < REFRESH_MS) return Promise.resolve();
  state.lookedAt = performance.now();
  state.running = refresh()
    .then((isReady) => {
      state.isReady = isReady;
      if (!isReady) state.lookedAt = -Infinity;
    })
    .finally(() => {
      state.running = undefined;
    });
  return state.running;
}

/** Refreshes in the background. Only a process's first calls wait, up to 2 s; false where nothing came. */
export async function whenReady(
  state: RefreshState,
  refresh: () => Promise<boolean>,
): Promise<boolean> {
  const refreshing = refreshOnce(state, refresh);
  if (!state.isReady) {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, TIMEOUT_MS);
    await Promise.race([refreshing, late]);
    clearTimeout(timer);
  }
  return state.isReady;
}
