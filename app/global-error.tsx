'use client';

import { fontClasses } from '@/app/fonts';
import '@/app/globals.css';
import { Message } from '@/components/ui/Message';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';

/** The page for failures of the shell itself. */
export default function GlobalError() {
  return (
    <html lang="es-MX" className={fontClasses}>
      <body>
        <title>No pudimos cargar esta página</title>
        <main>
          <Message title="No pudimos cargar esta página">
            <p>
              Intenta de nuevo en unos segundos o llámanos al{' '}
              <a href={telHref(supportPhone)}>{supportPhone}</a>.
            </p>
            {/* The link makes a full load, because the router may have failed. */}
            <a href={routes.home()}>Ir al inicio</a>
          </Message>
        </main>
      </body>
    </html>
  );
}
