import { useSyncExternalStore, useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onTyped` once with text that was typed before hydration, for which no event fires. */
export function useTypedBefore(
  box: RefObject<HTMLInputElement | null>,
  onTyped: (typed: string) => void,
): void {
  const take = useEffectEvent(onTyped);
  useEffect(() => {
    const input = box.current;
    const isTyping = input !== null && input === document.activeElement;
    if (isTyping && input.value !== input.defaultValue) take(input.value);
  }, [box]);
}

const never = () => () => undefined;

/**
 * Returns false on the server and during hydration, then true. Components that read the query wait for it.
 * On the server, `useSearchParams` throws an error that React describes for the console, which takes a
 * tenth of such a page's render or more.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
