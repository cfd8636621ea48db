'use client';

import { lazy, Suspense, useEffect, useState } from 'react';

const VitalsReporter = lazy(() => import('@/components/shell/VitalsReporter'));

/** Long enough for what the page itself still loads, in milliseconds. */
const DELAY_MS = 3_000;

/** Starts measuring once the page is done; the browser keeps what happened before for it. */
export function Vitals() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <Suspense>
      <VitalsReporter />
    </Suspense>
  ) : null;
}
