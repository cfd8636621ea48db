import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata: Metadata = { title: 'Mensaje no enviado', robots: { index: false } };

export default function ContactNotSentPage() {
  return (
    <Message title="No pudimos enviar tu mensaje">
      <p>
        Usa el botón Atrás de tu navegador: lo que escribiste sigue en el formulario y puedes
        enviarlo de nuevo en unos minutos. Si lo prefieres, llámanos al{' '}
        <a href={telHref(supportPhone)}>{supportPhone}</a>.
      </p>
      <ButtonLink href={routes.contact()} tone="quiet">
        Volver a contacto
      </ButtonLink>
    </Message>
  );
}
