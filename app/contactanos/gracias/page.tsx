import type { Metadata } from 'next';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { contactSent } from '@/lib/features/contact/fields';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata: Metadata = { title: 'Mensaje enviado', robots: { index: false } };

export default function ContactThanksPage() {
  return (
    <Message title={contactSent}>
      <p>Un asesor te responderá a la brevedad en el teléfono o el correo que nos dejaste.</p>
      <ButtonRow>
        <ButtonLink href={routes.home()}>Ir al inicio</ButtonLink>
        <ButtonLink href={routes.services()} tone="quiet">
          Ver servicios
        </ButtonLink>
      </ButtonRow>
    </Message>
  );
}
