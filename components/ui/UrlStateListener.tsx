'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect } from 'react';

interface UrlStateListenerProps {
  /** Called with the address, at first and whenever it changes; give it a stable function. */
  onAddress: (path: string, query: string) => void;
}

/**
 * Reads the address for a page whose content depends on the query string. The page itself is
 * static: what asks for the query waits for the browser, and would be taken out of the server's
 * HTML together with everything around it. So this leaf asks, and the list beside it stays.
 */
export function UrlStateListener(props: UrlStateListenerProps) {
  return (
    <Suspense fallback={null}>
      <Reader {...props} />
    </Suspense>
  );
}

function Reader({ onAddress }: UrlStateListenerProps) {
  const path = usePathname();
  const query = useSearchParams().toString();
  // Before the paint, so that a filtered address does not flash the whole list. Effects do not run
  // in a page that the router keeps hidden, which has no business with another page's address.
  useLayoutEffect(() => onAddress(path, query), [onAddress, path, query]);
  return null;
}
