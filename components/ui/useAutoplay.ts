import { useEffect, useState } from 'react';

/** What keeps the slides still for as long as it lasts; each on its own account. */
type Hold = 'pointer' | 'focus';
const NO_HOLD: Record<Hold, boolean> = { pointer: false, focus: false };

/**
 * Runs `advance` every `delay` milliseconds (0: never) while nothing speaks against it. A
 * visitor's own pause outlives hover and focus; reduced motion counts as such a pause, which the
 * visitor may lift.
 */
export function useAutoplay(delay: number, advance: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [holds, setHolds] = useState(NO_HOLD);

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPaused(preference.matches);
    follow();
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);

  const isRunning = delay > 0 && !isPaused && !holds.pointer && !holds.focus;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, delay);
    return () => clearInterval(timer);
  }, [isRunning, delay, advance]);

  const hold = (by: Hold, on: boolean) => setHolds((before) => ({ ...before, [by]: on }));
  const play = (on: boolean) => {
    setPaused(!on);
    // Who presses play wants it now, with the pointer and the focus still on the button.
    if (on) setHolds(NO_HOLD);
  };
  return { isPaused, isRunning, play, hold };
}
