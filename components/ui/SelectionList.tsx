'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { showPage } from '@/components/ui/choice-page';

interface SelectionListProps extends ComponentProps<'ul'> {
  /** Of the choice that is open in the server's HTML. */
  selectedHref: string | undefined;
}

const openChoice = (list: Element | null) =>
  list?.querySelector<HTMLDetailsElement>('details[data-href][open]');

function follow({ dataset: { href, title } }: HTMLElement): void {
  if (href && title) showPage({ href, title });
}

/** Where the browser does not keep the place itself, closing a choice above moves the page. */
function bringIntoSight(choice: HTMLDetailsElement): void {
  const summary = choice.querySelector('summary');
  if (summary && summary.getBoundingClientRect().top < 0) summary.scrollIntoView();
}

/**
 * Beside the list a closed panel would leave half of the page empty. The style keeps pointers from
 * closing it; keys still reach it.
 */
const staysOpen = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('details[open] > summary') &&
  getComputedStyle(target).pointerEvents === 'none';

/** Keeps URL and title those of the open choice, however it was opened, before hydration too. */
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
      // After the frame in which browsers that keep the place have done so.
      requestAnimationFrame(() => setTimeout(() => bringIntoSight(choice)));
    };
    const onClick = (event: Event) => {
      if (staysOpen(event.target)) event.preventDefault();
    };
    element?.addEventListener('click', onClick);
    // It does not bubble.
    element?.addEventListener('toggle', onToggle, true);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('toggle', onToggle, true);
    };
  }, [selectedHref]);
  return <ul ref={ref} {...list} />;
}
