import clsx from 'clsx';
import { useRef } from 'react';
import { PersonFields } from '@/components/quote/PersonFields';
import { StepActions } from '@/components/quote/StepActions';
import { usePersonForm } from '@/components/quote/usePersonForm';
import type { HeldQuote } from '@/components/quote/useQuote';
import { Button } from '@/components/ui/Button';
import { Honeypot } from '@/components/ui/Honeypot';
import { SiteLink } from '@/components/ui/SiteLink';
import { Spinner } from '@/components/ui/Spinner';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { QuotePerson } from '@/lib/features/quote/person';
import { routes } from '@/lib/server/routing/routes';
import shared from '@/components/ui/shared.module.css';

interface StepPersonProps {
  held: HeldQuote;
  /** Sends the quote. Resolves when it is known whether it went through; never rejects. */
  onSend: (person: QuotePerson, trap: string) => Promise<void>;
}

/** Step 5: the personal data, and 'Enviar'. Loaded when it is near: the library is large. */
export function StepPerson({ held, onSend }: StepPersonProps) {
  const { quote, dispatch } = held;
  const trap = useRef<HTMLInputElement>(null);
  const form = usePersonForm(held, (values) => onSend(values, trap.current?.value ?? ''));
  return (
    <form noValidate onSubmit={form.submit} className={shared.relative}>
      <PersonFields form={form} state={quote.state?.name ?? ''} city={quote.city?.name ?? ''} />
      <Honeypot ref={trap} />
      <p className={clsx(shared.small, shared.above3, shared.measure)}>
        Al enviar, acepta que usemos sus datos únicamente para preparar su cotización y contactarle.
        Conozca nuestro <SiteLink href={routes.privacy()}>Aviso de privacidad</SiteLink>.
      </p>
      <StepActions onBack={() => dispatch({ type: 'back' })} isBackDisabled={form.isSending}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending && <Spinner />}
          Enviar
        </Button>
      </StepActions>
      <VisuallyHidden>
        <span role="status">{form.isSending ? 'Enviando su cotización…' : ''}</span>
      </VisuallyHidden>
    </form>
  );
}
