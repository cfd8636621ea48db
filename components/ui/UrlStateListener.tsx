import { usePathname, useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useHydrated } from '@/components/ui/hydration';

interface UrlStateListenerProps {
  /** Called with the initial URL and on each change. */
  onUrlChange: (path: string, query: string) => void;
}

/** Reports the URL to a static page whose content depends on the query. */
export function UrlStateListener(props: UrlStateListenerProps) {
  return useHydrated() && <Reader {...props} />;
}

function Reader({ onUrlChange }: UrlStateListenerProps) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const report = useEffectEvent(onUrlChange);
  // This runs before the paint, so that a filtered URL does not flash the complete list. Effects do not
  // run in pages that the router hides, so another page's URL is ignored.
  useLayoutEffect(() => report(path, query), [path, query]);
  return null;
}
