import { useEffect, useRef, type RefObject } from 'react';
import { titleOf } from '@/lib/features/quote/progress';
import { positionOf, type Quote } from '@/lib/features/quote/state';

/**
 * What a change of step means to those who do not see it: the page's title says where one is,
 * focus goes to the new heading, and the wizard's top comes into view.
 *
 * @param pageTitle the page's own title.
 * @param isReady false until a kept quote has been taken over: arriving moves no focus.
 */
export function useStepFocus(
  quote: Quote,
  pageTitle: string,
  isReady: boolean,
  wizard: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const { step } = quote;
  const place = `${step} ${positionOf(quote)}`;
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
    if (!isReady || isArriving) return;
    heading.current?.focus({ preventScroll: true });
    wizard.current?.scrollIntoView({ block: 'start' });
  }, [isReady, place, wizard, heading]);
}
