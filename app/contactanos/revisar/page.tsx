import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata: Metadata = { title: 'Revisa tus datos', robots: { index: false } };

/** The page after an invalid message that was sent without script. */
export default function ContactCheckPage() {
  return (
    <Message title="Revisa los datos de tu mensaje">
      <p>
        Usa el botón Atrás de tu navegador: lo que escribiste sigue en el formulario. Para enviarlo:
      </p>
      <ul>
        <li>Nombre, estado, ciudad y mensaje no pueden ir vacíos.</li>
        <li>El teléfono lleva como máximo 10 dígitos, por ejemplo 81 1234 5678.</li>
        <li>El correo electrónico tiene la forma nombre@dominio.mx.</li>
      </ul>
      <ButtonLink href={routes.contact()} tone="quiet">
        Volver a contacto
      </ButtonLink>
    </Message>
  );
}
