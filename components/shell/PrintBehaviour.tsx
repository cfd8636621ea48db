'use client';

import { useEffect } from 'react';

/**
 * Pictures further down are asked for when they come near the window. A page that is printed before
 * would have empty boxes: they are marked, and app/print.css leaves them out.
 */
export function PrintBehaviour() {
  useEffect(() => {
    const mark = () => {
      for (const image of document.images) {
        const hasCome = image.complete && image.naturalWidth > 0;
        image.toggleAttribute('data-missing', !hasCome);
        // Some browsers fetch what is missing before they print.
        const unmark = () => image.removeAttribute('data-missing');
        if (!hasCome) image.addEventListener('load', unmark, { once: true });
      }
    };
    addEventListener('beforeprint', mark);
    return () => removeEventListener('beforeprint', mark);
  }, []);
  return null;
}
