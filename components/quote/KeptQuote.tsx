import { Button, ButtonLink } from '@/components/ui/Button';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { KeptLead } from '@/components/ui/KeptLead';
import { correctLead } from '@/lib/features/leads/texts';
import { routes } from '@/lib/server/routing/routes';
import type { PhonePart } from '@/lib/util/format/phone-parts';

interface KeptQuoteProps {
  folio: string;
  isInReview: boolean;
  phone: readonly PhonePart[];
  onDelivered: () => void;
  onMissing: () => void;
  /** Absent where the gateway may have taken it. */
  onCorrect: (() => void) | undefined;
  onRestart: () => void;
}

/** In place of step 5 while the quote waits for its delivery: there is nothing to send again. */
export function KeptQuote({ onCorrect, onRestart, ...lead }: KeptQuoteProps) {
  return (
    <KeptLead kind="request" {...lead}>
      <ButtonRow>
        <ButtonLink href={routes.home()}>Volver al inicio</ButtonLink>
        {onCorrect && (
          <Button tone="quiet" onClick={onCorrect}>
            {correctLead}
          </Button>
        )}
        <Button tone="quiet" onClick={onRestart}>
          Hacer otra cotización
        </Button>
      </ButtonRow>
    </KeptLead>
  );
}
