import { useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels that zoomed browsers may fall short of the bottom. */
const SLACK = 4;

function isAtBottom(): boolean {
  const reached = window.scrollY + window.innerHeight;
  return reached >= document.documentElement.scrollHeight - SLACK;
}

/**
 * Calls `onReach` when scrolling reaches the page bottom, only while the address contains 'prensa'
 * (specification, section 4), and not while the keyboard is in the footer, which would be pushed
 * away from under whoever reads it.
 */
export function usePageBottom(isActive: boolean, onReach: () => void): void {
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isActive) return;
    const check = () => {
      if (!window.location.href.includes('prensa') || !isAtBottom()) return;
      if (document.activeElement?.closest('footer')) return;
      onReach();
    };
    window.addEventListener('scroll', check, { passive: true });
    // Who scrolled before the script was there stands at the bottom already; asked only once.
    if (!hasLooked.current && window.scrollY > 0) check();
    hasLooked.current = true;
    return () => window.removeEventListener('scroll', check);
  }, [isActive, onReach]);

  // The browser would hold the footer still and put what is new above it, out of sight and at once
  // at the bottom again: one page after the other, up to the last.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);
}
