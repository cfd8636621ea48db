import { useEffect, useState, type RefObject } from 'react';

/** `isPossible` is false where the browser has no fullscreen (iPhones). */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    // Refused, for instance inside a frame: everything stays as it is.
    change?.catch(() => undefined);
  };
  return { isFull, isPossible: document.fullscreenEnabled, toggle };
}
