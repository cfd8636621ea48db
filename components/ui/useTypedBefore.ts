import { useEffect, useEffectEvent, type RefObject } from 'react';

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
