'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useHydrated } from '@/components/ui/hydration';
import { routes } from '@/lib/server/routing/routes';

/** The delay before a page is stored, so that its own requests go first. */
const DELAY_MS = 3_000;

const ZONE_PAGE = /^\/sucursales\/(?!pagina\/|zonas\/)[^/]+\/[^/]+$/;

const isBuildFile = (url: string) => url.startsWith(`${window.location.origin}/_next/static/`);

/** Registers the service worker and makes it store a zone's page and the files that the page uses. */
async function storePage(path: string): Promise<void> {
  await navigator.serviceWorker.register(routes.serviceWorker(), { updateViaCache: 'none' });
  if (!ZONE_PAGE.test(path)) return;
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ path, files: [...new Set(used.filter(isBuildFile))] });
}

/** Stores the zone pages that a visitor saw last, to be read offline. */
export function OfflineSupport() {
  return useHydrated() && <Storage />;
}

function Storage() {
  const path = usePathname();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // A page works without offline storage.
    const timer = setTimeout(() => void storePage(path).catch(() => undefined), DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return null;
}
