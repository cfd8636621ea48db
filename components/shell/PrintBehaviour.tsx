'use client';

import { useEffect } from 'react';

/** Marks pictures that have not loaded and would print as empty boxes; app/print.css hides them. */
export function PrintBehaviour() {
  useEffect(() => {
    const mark = () => {
      for (const image of document.images) {
        const hasCome = image.complete && image.naturalWidth > 0;
        image.toggleAttribute('data-missing', !hasCome);
        // Some browsers load lazy pictures before printing.
        const unmark = () => image.removeAttribute('data-missing');
        if (!hasCome) image.addEventListener('load', unmark, { once: true });
      }
    };
    addEventListener('beforeprint', mark);
    return () => removeEventListener('beforeprint', mark);
  }, []);
  return null;
}
