import { useEffect, useState, type ComponentType } from 'react';

interface Loaded<P> {
  /** Undefined until it is there. */
  Component: ComponentType<P> | undefined;
  hasFailed: boolean;
}

/**
 * A component of its own script, loaded once it is wanted and kept from then on. `load` must stay
 * the same. Unlike `lazy` it does not throw where the script cannot be had: the rest stands.
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
