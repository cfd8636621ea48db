'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';

/**
 * What the server leaves out and the browser adds at once: parts that read the query, which no static
 * page knows. `useSearchParams` on the server is an error that React describes for the console and
 * leaves to the browser: a tenth of the render of such a page, or more.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}
