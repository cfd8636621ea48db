import { useEffect, type RefObject } from 'react';

/** The lowest quarter of the screen, where the bar with the floating button is. */
const NEAR_LOWER_EDGE = '-75% 0px 0px 0px';

/**
 * Moves the floating bar aside while the element is near the lower edge
 * (`FloatingQuote.module.css`).
 */
export function useBarAside(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!element.current) return;
    const { dataset } = document.body;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) dataset.bar = 'aside';
        else delete dataset.bar;
      },
      { rootMargin: NEAR_LOWER_EDGE },
    );
    watch.observe(element.current);
    return () => {
      watch.disconnect();
      delete dataset.bar;
    };
  }, [element]);
}
