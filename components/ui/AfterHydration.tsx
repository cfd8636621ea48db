'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * What the server leaves out and the browser adds with its first render, before a paint: parts that
 * read the query, which no static page knows. `useSearchParams` on the server is an error that React
 * describes for the console and hands on to the browser: a tenth of the render of such a page.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated && children;
}
