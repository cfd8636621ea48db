import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives a function that runs `work` at once or, while the mouse or a finger presses something, once
 * that press has been answered: a message that appears meanwhile would push what is pressed away
 * from under it.
 */
export function useAfterPress() {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = ({ button }: MouseEvent) => {
      if (button === 0) isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    // Ahead of the change of focus that a press brings about. A drag ends without `mouseup`.
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    window.addEventListener('dragend', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
      window.removeEventListener('dragend', release, true);
    };
  }, []);
  return useCallback((work: () => void) => {
    if (!isPressed.current) return work();
    // The click comes right after.
    window.addEventListener('mouseup', () => setTimeout(work), { once: true, capture: true });
  }, []);
}
