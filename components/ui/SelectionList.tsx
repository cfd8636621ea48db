'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { showPage } from '@/components/ui/choice-page';

interface SelectionListProps extends ComponentProps<'ul'> {
  /** The path of the choice that is open in the server's HTML. */
  selectedHref: string | undefined;
}

const openChoice = (list: Element | null) =>
  list?.querySelector<HTMLDetailsElement>('details[data-href][open]');

function follow({ dataset: { href, title } }: HTMLElement): void {
  if (href && title) showPage({ href, title });
}

/** Scrolls back to a choice if the closing of one above moved it out of view. */
function bringIntoSight(choice: HTMLDetailsElement): void {
  const summary = choice.querySelector('summary');
  if (summary && summary.getBoundingClientRect().top < 0) summary.scrollIntoView();
}

/**
 * Returns whether a press would close the panel beside the list, which would leave half of the page empty.
 * CSS blocks pointers there, but keys still reach the summary.
 */
const staysOpen = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('details[open] > summary') &&
  getComputedStyle(target).pointerEvents === 'none';

/** A list that keeps URL and title in sync with the open choice, even one opened before hydration. */
export function SelectionList({ selectedHref, ...list }: SelectionListProps) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = ref.current;
    const opened = openChoice(element);
    const isOther = opened && opened.dataset.href !== selectedHref;
    // The router starts to follow the history in a later effect.
    const timer = isOther ? setTimeout(() => follow(opened)) : undefined;
    const onToggle = ({ target }: Event) => {
      const choice = openChoice(element);
      if (!choice || choice !== target) return;
      follow(choice);
      // Waits for the frame in which browsers with scroll anchoring have adjusted the position.
      requestAnimationFrame(() => setTimeout(() => bringIntoSight(choice)));
    };
    const onClick = (event: Event) => {
      if (staysOpen(event.target)) event.preventDefault();
    };
    element?.addEventListener('click', onClick);
    // The `toggle` event does not bubble.
    element?.addEventListener('toggle', onToggle, true);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('toggle', onToggle, true);
    };
  }, [selectedHref]);
  return <ul ref={ref} {...list} />;
}
