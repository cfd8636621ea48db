import { useSyncExternalStore, useEffect, useEffectEvent, type RefObject } from 'react';

/** Gives once what was typed into a box before its script came: that has no event left. */
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
