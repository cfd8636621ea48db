import type { Metadata } from 'next';
import { KeptPages } from '@/components/offline/KeptPages';
import { RetryButton } from '@/components/offline/RetryButton';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata: Metadata = {
  title: 'Sin conexión',
  description: 'Lo que su dispositivo guardó de este sitio, y el teléfono al que puede llamarnos.',
  robots: { index: false },
};

/**
 * What the service worker shows in place of a page that it has no copy of, at that page's URL: the phone,
 * what is kept on the device, another try.
 */
export default function OfflinePage() {
  return (
    <Message title="Sin conexión">
      <p>
        No pudimos abrir esta página. Revise su conexión a internet e intente de nuevo, o llámenos:
        con gusto le atendemos por teléfono.
      </p>
      <ButtonRow>
        <RetryButton />
        <ButtonLink href={telHref(supportPhone)} tone="quiet">
          Llamar al {supportPhone}
        </ButtonLink>
      </ButtonRow>
      <ButtonRow>
        <ButtonLink href={routes.home()} tone="quiet">
          Ir al inicio
        </ButtonLink>
        <ButtonLink href={routes.contact()} tone="quiet">
          Contacto
        </ButtonLink>
      </ButtonRow>
      <div data-scripts="">
        <KeptPages />
      </div>
    </Message>
  );
}
