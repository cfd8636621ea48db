import type { Metadata } from 'next';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { routes } from '@/lib/server/routing/routes';

export const metadata: Metadata = { title: 'Página no encontrada', robots: { index: false } };

/** The 404 page. `/error/404` has no page on purpose, so this one is served with status 404. */
export default function NotFound() {
  return (
    <Message title="Página no encontrada">
      <p>
        Es posible que la dirección haya cambiado o que el contenido ya no esté publicado. Puedes
        volver al inicio, buscar en el sitio o ver nuestros servicios.
      </p>
      <ButtonRow>
        <ButtonLink href={routes.home()}>Ir al inicio</ButtonLink>
        <ButtonLink href={routes.search()} tone="quiet">
          Buscar en el sitio
        </ButtonLink>
        <ButtonLink href={routes.services()} tone="quiet">
          Ver servicios
        </ButtonLink>
      </ButtonRow>
    </Message>
  );
}
