import { useEffect, useRef, type RefObject } from 'react';
import { titleOf } from '@/lib/features/quote/progress';
import type { Step } from '@/lib/features/quote/state';

/**
 * Announces a step: sets the page's title, focuses the new heading and scrolls to the wizard. After a
 * reload, too, the question is in view.
 *
 * @param place changes where a new heading stands.
 * @param isReady false until a saved quote is restored: arriving moves no focus.
 */
export function useStepFocus(
  step: Step,
  place: string,
  pageTitle: string,
  isReady: boolean,
  wizard: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const last = useRef<string | null>(null);

  useEffect(() => {
    if (!isReady) return;
    // After the step itself: the browser's own bookkeeping of titles takes its time on phones.
    const timer = setTimeout(() => {
      document.title = titleOf(step, pageTitle);
    });
    return () => clearTimeout(timer);
  }, [isReady, step, pageTitle]);

  useEffect(() => {
    const isArriving = last.current === null;
    last.current = isReady ? place : null;
    if (!isReady || (isArriving && step === 1)) return;
    if (!isArriving) heading.current?.focus({ preventScroll: true });
    wizard.current?.scrollIntoView({ block: 'start' });
  }, [isReady, place, step, wizard, heading]);
}
