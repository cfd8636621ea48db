import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs `work` at once or, during a press, after its click: a new message
 * would move the pressed element away.
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
  return (work: () => void) => {
    if (!isPressed.current) return work();
    // The click follows.
    window.addEventListener('mouseup', () => setTimeout(work), { once: true, capture: true });
  };
}
