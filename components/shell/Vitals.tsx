'use client';

import { useEffect, useState, type ComponentType } from 'react';

/** After the page's own requests. Milliseconds. */
const DELAY_MS = 3_000;

/** The browser buffers what happened before. */
export function Vitals() {
  const [Reporter, setReporter] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { VitalsReporter } = await import('@/components/shell/VitalsReporter');
      setReporter(() => VitalsReporter);
    };
    // Vitals are optional.
    const timer = setTimeout(() => void load().catch(() => undefined), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return Reporter ? <Reporter /> : null;
}
