'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const openPanels = () => document.querySelectorAll<HTMLDetailsElement>('[data-nav-panel][open]');

function closePanels(): void {
  openPanels().forEach((panel) => {
    panel.open = false;
  });
}

function closeAll(): void {
  closePanels();
  const drawer = document.querySelector<HTMLElement>('[data-nav-drawer]');
  if (drawer?.matches(':popover-open')) drawer.hidePopover();
}

/** What native disclosures lack: they close on Escape, on a press outside and on navigation. */
export function NavBehaviour() {
  const pathname = usePathname();
  useEffect(closeAll, [pathname]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [panel] = openPanels();
      closePanels();
      if (panel?.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    };
    const onPress = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('[data-nav-drawer] a')) closeAll();
      // A press on a link inside a panel may stay on this page (#map-section).
      if (!target?.closest('[data-nav-panel] > summary')) closePanels();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onPress);
    };
  }, []);
  return null;
}
