import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { FolioNumber } from '@/components/ui/FolioNumber';
import { Message } from '@/components/ui/Message';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import type { PublicLeadState } from '@/lib/features/leads/state';
import { folioTexts } from '@/lib/features/leads/texts';
import { routes } from '@/lib/server/routing/routes';

/** What has become of a submission that was kept: without script the page after sending, too. */
export function FolioState({ folio, state }: { folio: string; state: PublicLeadState }) {
  const { title, text } = folioTexts[state];
  return (
    <Message title={title}>
      <p>{text}</p>
      <FolioNumber folio={folio} />
      <p>
        Si tiene alguna duda, llámenos al <PhoneLinks /> y díganos su folio.
      </p>
      <ButtonRow>
        {state === 'pending' && (
          <ButtonLink href={routes.folio(folio)}>Consultar de nuevo</ButtonLink>
        )}
        <ButtonLink href={routes.home()} tone="quiet">
          Ir al inicio
        </ButtonLink>
      </ButtonRow>
    </Message>
  );
}
