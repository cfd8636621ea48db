import { useEffect, useRef, type MouseEvent } from 'react';
import { titleOf } from '@/lib/features/quote/texts';
import { STEP, type Step } from '@/lib/features/quote/state';

interface ShownStep {
  step: Step;
  /** Changes where a new heading stands, and other controls. */
  place: string;
  /** The page's own title. */
  title: string;
  /** False until a saved quote is restored: arriving moves no focus. */
  isReady: boolean;
}

/**
 * Announces a step: sets the page's title, focuses the new heading and scrolls to the wizard. After a
 * reload, too, the question is in view. Returns the refs of both, and what keeps the second press of a
 * double click from what has come under the pointer since the first one.
 */
export function useStepFocus({ step, place, title, isReady }: ShownStep) {
  const wizard = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<string | null>(null);
  const pressed = useRef(place);

  useEffect(() => {
    if (!isReady) return;
    // After the step itself: the browser's own bookkeeping of titles takes its time on phones.
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
