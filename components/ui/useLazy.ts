import { useEffect, useState } from 'react';

interface Lazy<T> {
  /** Undefined until it has loaded. */
  loaded: T | undefined;
  hasFailed: boolean;
}

/** Loads a part of the page when wanted. `load` must be stable. Unlike `lazy`, a failed load does not throw. */
export function useLazy<T>(load: () => Promise<T>, isWanted: boolean): Lazy<T> {
  const [state, setState] = useState<Lazy<T>>({ loaded: undefined, hasFailed: false });
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setState({ loaded, hasFailed: false }),
      () => setState({ loaded: undefined, hasFailed: true }),
    );
  }, [load, isWanted]);
  return state;
}
