'use client';

import { useEffect } from 'react';

const openPanels = () => document.querySelectorAll<HTMLDetailsElement>('[data-nav-panel][open]');

/** @param holder an element whose panel stays open. */
function closePanels(holder?: Element): void {
  openPanels().forEach((panel) => {
    if (!holder || !panel.contains(holder)) panel.open = false;
  });
}

/** The attribute that shows a popover in browsers without the API, such as Safari 16 (app/globals.css). */
const SHOWN = 'data-shown';
const hasPopovers = () => 'popover' in HTMLElement.prototype;

function pressPopover(button: Element): void {
  const name = button.getAttribute('popovertarget') ?? '';
  const isHiding = button.getAttribute('popovertargetaction') === 'hide';
  document.getElementById(name)?.toggleAttribute(SHOWN, isHiding ? false : undefined);
}

/** @param holder an element whose panel stays open. */
function closeAll(holder?: Element): void {
  closePanels(holder);
  const drawer = document.querySelector<HTMLElement>('[data-nav-drawer]');
  if (!drawer || (holder && drawer.contains(holder))) return;
  if (!hasPopovers()) drawer.removeAttribute(SHOWN);
  else if (drawer.matches(':popover-open')) drawer.hidePopover();
}

/** Closes the panels on Escape, on an outside press and when the focus leaves, as native disclosures do not. */
export function NavBehaviour() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [panel] = openPanels();
      closePanels();
      if (panel?.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    };
    const onPress = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const opener = hasPopovers() ? null : target?.closest('[popovertarget]');
      if (opener && !event.defaultPrevented) pressPopover(opener);
      if (target?.closest('[data-nav-drawer] a')) closeAll();
      // A press on a link inside a panel may stay on this page (#map-section).
      if (!target?.closest('[data-nav-panel] > summary')) closePanels();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) closeAll(target);
    };
    // Browsers of 2023 ignore the `name` of `details`, so the script keeps one of a group open at a time.
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const group = `details[name="${target.getAttribute('name')}"][open]`;
      for (const panel of document.querySelectorAll<HTMLDetailsElement>(group)) {
        panel.open = panel === target;
      }
    };
    const events = new AbortController();
    const { signal } = events;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onPress, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    // The `toggle` event does not bubble.
    document.addEventListener('toggle', onToggle, { signal, capture: true });
    return () => events.abort();
  }, []);
  return null;
}
