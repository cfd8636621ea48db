import type { MetadataRoute } from 'next';
import { companyName } from '@/lib/company';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { routes } from '@/lib/server/routing/routes';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the web app manifest, with which phones install the site. Colours are those of app/tokens.css. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home(),
    name: companyName,
    short_name: companyName,
    description: fixedPages.home.description,
    lang: 'es-MX',
    dir: 'ltr',
    start_url: routes.home(),
    scope: routes.home(),
    display: 'standalone',
    background_color: '#fff',
    theme_color: '#003da5',
    icons: [
      icon('icono', 192, 'any'),
      icon('icono', 512, 'any'),
      icon('icono-adaptable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Cotizar', url: routes.quote() },
      { name: 'Mi zona', url: routes.ownZone() },
      // A shortcut may not be a tel: URL.
      { name: 'Llamar', url: routes.contactMeans() },
    ],
  };
}
