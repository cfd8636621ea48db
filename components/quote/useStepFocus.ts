import { useEffect, useRef } from 'react';
import { titleOf } from '@/lib/features/quote/texts';
import type { Step } from '@/lib/features/quote/state';

interface ShownStep {
  step: Step;
  /** Changes where a new heading stands. */
  place: string;
  /** The page's own title. */
  title: string;
  /** False until a saved quote is restored: arriving moves no focus. */
  isReady: boolean;
}

/**
 * Announces a step: sets the page's title, focuses the new heading and scrolls to the wizard. After a
 * reload, too, the question is in view. Returns the refs of both.
 */
export function useStepFocus({ step, place, title, isReady }: ShownStep) {
  const wizard = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<string | null>(null);

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
    if (!isReady || (isArriving && step === 1)) return;
    if (!isArriving) heading.current?.focus({ preventScroll: true });
    wizard.current?.scrollIntoView({ block: 'start' });
  }, [isReady, place, step]);
  return { wizard, heading };
}
