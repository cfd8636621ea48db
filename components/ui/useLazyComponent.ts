import { useEffect, useState, type ComponentType } from 'react';

interface Loaded<P> {
  /** Undefined until it is there. */
  Component: ComponentType<P> | undefined;
  hasFailed: boolean;
}

/**
 * Loads a component when wanted. `load` must be stable. Unlike `lazy`, a failed load does not
 * throw.
 */
export function useLazyComponent<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
): Loaded<P> {
  const [loaded, setLoaded] = useState<Loaded<P>>({ Component: undefined, hasFailed: false });
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (Component) => setLoaded({ Component, hasFailed: false }),
      () => setLoaded({ Component: undefined, hasFailed: true }),
    );
  }, [load, isWanted]);
  return loaded;
}
