import { useEffect, useState, type ComponentType } from 'react';
import type { KeptMessageProps } from '@/components/contact/KeptMessage';

/** The note of a kept message: few visitors need it. Undefined while it loads, or where it does not come. */
export function useKeptMessage(isNear: boolean) {
  const [loaded, setLoaded] = useState<{ KeptMessage: ComponentType<KeptMessageProps> }>();
  useEffect(() => {
    if (isNear) import('@/components/contact/KeptMessage').then(setLoaded, () => undefined);
  }, [isNear]);
  return loaded;
}
