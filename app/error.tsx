'use client';

import { useEffect } from 'react';
import { Button, ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { companyName, supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';

const TITLE = 'No pudimos cargar esta página';

export default function ErrorPage() {
  // The failed page has set only the company's name as its title.
  useEffect(() => {
    document.title = `${TITLE} | ${companyName}`;
  }, []);
  return (
    <Message title={TITLE} isError>
      <p>
        Nuestro servicio de contenidos no respondió. Intenta de nuevo en unos segundos o llámanos al{' '}
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
