import type { Metadata } from 'next';
import { OfflinePage } from '@/components/offline/OfflinePage';

export const prefetch = 'force-disabled';

export const metadata: Metadata = {
  title: 'Sin conexión',
  description: 'Lo que su dispositivo guardó de este sitio, y el teléfono al que puede llamarnos.',
  robots: { index: false },
};

/** What the service worker shows in place of a page that it has no copy of, at that page's URL. */
export default function OfflineRoute() {
  return <OfflinePage />;
}
