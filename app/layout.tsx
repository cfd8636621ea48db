import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontClasses } from '@/app/fonts';
import '@/app/globals.css';
import { OfflineSupport } from '@/components/offline/OfflineSupport';
import { Shell } from '@/components/shell/Shell';
import { InlineScript } from '@/components/ui/JsonLd';
import { companyName } from '@/lib/company';
import { config } from '@/lib/config';
import { consentScript } from '@/lib/features/shell/consent';
import { missingAssetsScript } from '@/lib/features/shell/missing-assets';

/** Completes each page before it is sent, so that an unknown slug redirects to the 404. */
export const ensureStatic = 'navigation';

/**
 * Disables prefetching; every page repeats this. Links load documents, and encoding a page again for
 * prefetching would take an eighth of its render.
 */
export const prefetch = 'force-disabled';

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  title: { default: companyName, template: `%s | ${companyName}` },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: '#003da5', colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The consent script marks the element before hydration.
    <html lang="es-MX" className={fontClasses} suppressHydrationWarning>
      <head>
        <InlineScript code={consentScript} />
        <InlineScript code={missingAssetsScript} />
      </head>
      <body>
        <Shell notice={<OfflineSupport />}>{children}</Shell>
      </body>
    </html>
  );
}
