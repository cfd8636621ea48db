import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Actions {
  onStep: (step: 1 | -1) => void;
  onFirst: () => void;
  onLast: () => void;
}

/**
 * Turns pages by arrow keys while the focus is in the reader or nowhere. Home, End, PageUp and
 * PageDown, which otherwise scroll the document, need the focus in the reader.
 *
 * @param isLarge leaves the keys to a focused stage, which scrolls.
 */
export function useReaderKeys(
  reader: RefObject<HTMLElement | null>,
  isLarge: boolean,
  { onStep, onFirst, onLast }: Actions,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey || !(target instanceof HTMLElement) || target.matches('input')) return;
    const isInside = reader.current?.contains(target) ?? false;
    if (!isInside && target !== document.body) return;
    if (isLarge && target.matches('[data-large]')) return;
    if (key === 'ArrowRight') onStep(1);
    else if (key === 'ArrowLeft') onStep(-1);
    else if (!isInside) return;
    else if (key === 'PageDown') onStep(1);
    else if (key === 'PageUp') onStep(-1);
    else if (key === 'Home') onFirst();
    else if (key === 'End') onLast();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
