import { useEffect, useEffectEvent, useState } from 'react';

/** Independent reasons to pause. */
type Hold = 'pointer' | 'focus';
const NO_HOLD: Record<Hold, boolean> = { pointer: false, focus: false };

/**
 * Runs `advance` every `delay` ms (0: never) while nothing pauses it. The visitor's own pause
 * outlives hover and focus; reduced motion starts with one.
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

  const tick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  const isRunning = delay > 0 && !isPaused && !holds.pointer && !holds.focus;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), delay);
    return () => clearInterval(timer);
  }, [isRunning, delay]);

  const hold = (by: Hold, on: boolean) => setHolds((before) => ({ ...before, [by]: on }));
  const play = (on: boolean) => {
    setPaused(!on);
    // Play overrides hover and focus, which are on the button.
    if (on) setHolds(NO_HOLD);
  };
  return { isPaused, isRunning, play, hold };
}
