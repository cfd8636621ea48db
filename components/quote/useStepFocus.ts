import { useEffect, useRef, type MouseEvent } from 'react';
import { titleOf } from '@/lib/features/quote/texts';
import { STEP, type Step } from '@/lib/features/quote/state';

interface ShownStep {
  step: Step;
  /** A key that changes with the heading and the controls. */
  place: string;
  /** The page's own title. */
  title: string;
  /** False until a saved quote is restored; the arrival moves no focus. */
  isReady: boolean;
}

/**
 * Announces a step: sets the page's title, focuses the new heading and scrolls to the wizard, also after a
 * reload. Returns both refs, and a handler that ignores the second press of a double click if the first
 * one has changed the controls.
 */
export function useStepFocus({ step, place, title, isReady }: ShownStep) {
  const wizard = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<string | null>(null);
  const pressed = useRef(place);

  useEffect(() => {
    if (!isReady) return;
    // The title is set after the step is shown, because phones are slow to record titles.
    const timer = setTimeout(() => {
      document.title = titleOf(step, title);
    });
    return () => clearTimeout(timer);
  }, [isReady, step, title]);

  useEffect(() => {
    const isArriving = last.current === null;
    last.current = isReady ? place : null;
    if (!isReady) return;
    const { hash } = window.location;
    if (isArriving && hash !== '') {
      // After a reload the browser neither restores the position nor goes to the hash.
      if (window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    if (isArriving && step === STEP.service) return;
    if (!isArriving) heading.current?.focus({ preventScroll: true });
    wizard.current?.scrollIntoView({ block: 'start' });
  }, [isReady, place, step]);

  const keepOwnPresses = (event: MouseEvent) => {
    if (event.detail <= 1) pressed.current = place;
    else if (pressed.current !== place) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return { wizard, heading, keepOwnPresses };
}
