'use client';

import { Button, ButtonLink } from '@/components/ui/Button';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { Message } from '@/components/ui/Message';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';

export default function ErrorPage() {
  return (
    <Message title="No pudimos cargar esta página" isError>
      <p>
        Nuestro servicio de contenidos no respondió. Intente de nuevo en unos segundos o llámenos al{' '}
        <a href={telHref(supportPhone)}>{supportPhone}</a>.
      </p>
      <ButtonRow>
        <Button onClick={() => window.location.reload()}>Intentar de nuevo</Button>
        <ButtonLink href={routes.home()} tone="quiet">
          Ir al inicio
        </ButtonLink>
      </ButtonRow>
    </Message>
  );
}
