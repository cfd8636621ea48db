import { ButtonLink } from '@/components/ui/Button';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { FolioNumber } from '@/components/ui/FolioNumber';
import { Message } from '@/components/ui/Message';
import { supportPhone, telHref } from '@/lib/company';
import type { PublicLeadState } from '@/lib/features/leads/state';
import { folioTexts } from '@/lib/features/leads/texts';
import { routes } from '@/lib/server/routing/routes';

interface FolioStateProps {
  folio: string;
  state: PublicLeadState;
}

/** What has become of a submission that was kept: without script the page after sending, too. */
export function FolioState({ folio, state }: FolioStateProps) {
  const { title, text } = folioTexts[state];
  return (
    <Message title={title}>
      <p>{text}</p>
      <FolioNumber folio={folio} />
      <p>
        Si tiene alguna duda, llámenos al <a href={telHref(supportPhone)}>{supportPhone}</a> y
        díganos su folio.
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
