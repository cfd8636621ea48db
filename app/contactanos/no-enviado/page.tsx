import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata: Metadata = { title: 'Mensaje no enviado', robots: { index: false } };

export default function ContactNotSentPage() {
  return (
    <Message title="No pudimos enviar su mensaje">
      <p>
        Use el botón Atrás de su navegador: lo que escribió sigue en el formulario y puede enviarlo
        de nuevo en unos minutos. Si lo prefiere, llámenos al{' '}
        <a href={telHref(supportPhone)}>{supportPhone}</a>.
      </p>
      <ButtonLink href={routes.contact()} tone="quiet">
        Volver a contacto
      </ButtonLink>
    </Message>
  );
}
