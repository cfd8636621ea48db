import { useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels that zoomed browsers may fall short of the bottom. */
const SLACK = 4;

function isAtBottom(): boolean {
  const reached = window.scrollY + window.innerHeight;
  return reached >= document.documentElement.scrollHeight - SLACK;
}

/**
 * Calls `onReach` at the page bottom, only while the URL contains 'prensa' (specification, section
 * 4), and not while the focus is in the footer, which would move away.
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
    // The visitor may have scrolled before hydration; checked once.
    if (!hasLooked.current && window.scrollY > 0) check();
    hasLooked.current = true;
    return () => window.removeEventListener('scroll', check);
  }, [isActive, onReach]);

  // Scroll anchoring would keep the footer in view and load page after page.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);
}
