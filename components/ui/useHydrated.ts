import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the browser takes over its HTML, then true. What reads the query waits for
 * it: on the server `useSearchParams` is an error that React describes for the console and leaves to the
 * browser, a tenth of the render of such a page, or more.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
