import { useEffect, useState } from 'react';

/**
 * Runs `advance` every `delay` milliseconds (0: never) while nothing speaks against it. A
 * visitor's own pause outlives hover and focus; reduced motion counts as such a pause, which the
 * visitor may lift.
 */
export function useAutoplay(delay: number, advance: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPaused(preference.matches);
    follow();
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);

  const isRunning = delay > 0 && !isPaused && !isHeld;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, delay);
    return () => clearInterval(timer);
  }, [isRunning, delay, advance]);

  return { isPaused, isRunning, setPaused, setHeld };
}
