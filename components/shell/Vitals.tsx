'use client';

import { useEffect, useState, type ComponentType } from 'react';

/** Long enough for what the page itself still loads, in milliseconds. */
const DELAY_MS = 3_000;

/** Starts measuring once the page is done; the browser keeps what happened before for it. */
export function Vitals() {
  const [Reporter, setReporter] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { VitalsReporter } = await import('@/components/shell/VitalsReporter');
      setReporter(() => VitalsReporter);
    };
    // A visit that goes unmeasured is no loss.
    const timer = setTimeout(() => void load().catch(() => undefined), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return Reporter ? <Reporter /> : null;
}
